"""`make quick`: the static checks and the tests of what has changed, in thirty seconds.

python -m tests.helpers.quick [--room ROOM] [--since COMMIT]
"""
