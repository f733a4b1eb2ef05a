# Needs Python 3.11 or newer, git and make; brings everything else into this folder.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup quick hook fetch test play terminal docs site soak bench format lock table types manual pictures mutants clean

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Many images set it, and then every server, worker and command that a test starts compiles us again.
unexport PYTHONDONTWRITEBYTECODE

# What tests draw from, and in which order they run: always the same, but for `make test LUCK=new`, which draws other
# luck, and `make test LUCK=N`, which repeats it.
ifneq ($(filter soak,$(MAKECMDGOALS)),)
LUCK ?= new
endif
ifeq ($(LUCK),new)
override LUCK := $(shell od -An -N4 -tu4 /dev/urandom | tr -d ' ')
endif
export LUCK
export PYTHONHASHSEED := $(or $(LUCK),1)

BIN := .venv/bin
GAME := worms
UV_VERSION := 0.13.7
PIP_VERSION := 26.3
WEB_SOURCES := $(shell find web -name node_modules -prune -o -print)
DOCUMENTATION := src/rumpus/table/documentation
NPM := $(BIN)/python hatch_build.py npm

# $(call make_venv,folder): an environment with pip, from the first Python that is new enough. The system's comes first:
# distributions build it with profile-guided optimisation, and ours runs half as fast again on it as on one built at home.
# Debian's own Python comes without ensurepip until python3-venv is installed, and with a pip that cannot check the hash
# of what is asked for twice, once with an extra.
define make_venv
@set -e; \
python=; \
for candidate in /usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11; do \
    if $$candidate -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$candidate; break; fi; \
done; \
if [ -z "$$python" ]; then echo "Rumpus needs Python 3.11 or newer, and there is none on PATH." >&2; exit 1; fi; \
if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
    if [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then \
        echo "$$python cannot make virtual environments: ensurepip is missing." >&2; \
        echo "On Debian, as root: apt-get install python3-venv" >&2; \
        exit 1; \
    fi; \
    echo "Installing Debian's python3-venv ..."; \
    apt-get update -qq; \
    PATH="$$PATH:/usr/sbin:/sbin" DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv >/dev/null; \
fi; \
$$python -m venv $(1); \
$(1)/bin/python -m pip install --quiet pip==$(PIP_VERSION)
endef

# $(call fill_venv,folder,lock): what the lock lists, hashes checked, and the project itself.
define fill_venv
@$(1)/bin/python -m pip install --quiet --require-hashes --requirement $(2)
@$(1)/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
endef

# The tools and the page know nothing of each other, nor do the checks of the code and those of the page: on two cores
# each pair is done at once.
both = @$(MAKE) --no-print-directory --jobs 2

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' $(MAKEFILE_LIST) | expand -t 14

setup: ## make .venv with the command rumpus, the page and the tools in it
	$(both) .venv/.tools .venv/.page

.venv/.stamp: export RUMPUS_WITHOUT_PAGE := 1
.venv/.stamp: pyproject.toml requirements.lock hatch_build.py
	@echo "Setting up .venv (half a minute the first time) ..."
	$(call make_venv,.venv)
	$(call fill_venv,.venv,requirements.lock)
	@touch $@

# What tests, the lab and training need besides; whoever only plays does without.
.venv/.tools: .venv/.stamp requirements-dev.lock
	@echo "Bringing the tools (a minute the first time) ..."
	@$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements-dev.lock
	@touch $@

# Installing leaves the page to this, which builds it again after a change of it.
.venv/.page: .venv/.stamp $(WEB_SOURCES)
	@$(BIN)/python hatch_build.py build
	@touch $@

.PHONY: .check-code .check-page
.check-code: .venv/.tools
	$(BIN)/python -m tests.helpers.quick.checks

.check-page: .venv/.page
	$(NPM) run --silent check
	$(NPM) test --silent

quick: .venv/.tools ## thirty seconds: static checks, and tests of what differs from origin's main; or ROOM=games/worms; or SINCE=HEAD
	@$(BIN)/python -m tests.helpers.quick $(if $(ROOM),--room $(ROOM)) $(if $(SINCE),--since $(SINCE))

hook: ## run make quick before every git push; an existing hook stays as it is
	@hook=$$(git rev-parse --git-path hooks/pre-push); \
	if [ -e "$$hook" ] && ! cmp -s .ci/pre-push "$$hook"; then \
	    echo "$$hook exists: add the lines of .ci/pre-push to it by hand." >&2; \
	    exit 1; \
	fi; \
	mkdir -p "$$(dirname "$$hook")"; \
	cp .ci/pre-push "$$hook"; \
	echo "git push runs make quick first; git push --no-verify does not."

# All that tests need from the network. They run without it: pip and npm are told so in tests/conftest.py.
fetch: setup ## bring from the network what tests need, which they then find on disk; for make soak: make fetch SOAK=1
	$(BIN)/python -m tests.helpers.fetch $(if $(SOAK),--soak)

.PHONY: .site
.site: .venv/.page
	$(BIN)/python site_build.py

.PHONY: .papers
.papers: .venv/.tools
	$(BIN)/python -m sphinx -q -E -W --keep-going -c docs . build/documentation

# Tests of rooms with a floor of coverage, and of those that use most of them. Measuring it takes twice as long again as
# the tests do, so the others do without; so do those marked unmeasured, which try the same lines again and again.
FLOORED_TESTS := $(wildcard tests/test_*.py tests/env/test_*.py) \
    $(addprefix tests/, boxes games kernel learning parts printing records terminal thinking)
# Tests of training are for an environment of their own. The longest come first and the shortest last, so that no core
# is left without work at the end.
ELSEWHERE := $(FLOORED_TESTS) tests/__pycache__ tests/data tests/env tests/helpers tests/page tests/training
OTHER_TESTS := tests/page $(filter-out $(ELSEWHERE), $(patsubst %/,%,$(wildcard tests/*/)))

UNMEASURED_TESTS = $(shell grep -rlw --include='*.py' unmeasured $(FLOORED_TESTS))

# The others wait more than they work: for pages, servers, clocks. Each is handed out when somebody is free.
test: setup ## everything: all checks, all tests, in a browser too, coverage; with other luck: make test LUCK=new
	@echo "The tests draw from LUCK=$(or $(LUCK),1)"
	$(both) fetch .check-code
	$(both) .check-page .site .papers
	$(BIN)/pytest -q -n 2 -m "not soak and not unmeasured" $(FLOORED_TESTS) --cov --cov-report=term --cov-report=json:.coverage.json
	$(BIN)/python -m tests.helpers.coverage_floor .coverage.json
	$(BIN)/pytest -q -n 4 --dist loadgroup -m "not soak" $(OTHER_TESTS)
	$(BIN)/pytest -q -n 2 -m "unmeasured and not soak" $(UNMEASURED_TESTS)

play: .venv/.page ## play in the browser
	$(BIN)/rumpus serve --open

terminal: .venv/.page ## play Worms in the terminal, or another game: make terminal GAME=zombies-doom
	$(BIN)/rumpus play $(GAME)

docs: setup ## build the site of the documentation, which a table serves and which can be read as files
	$(BIN)/python -m sphinx -q -W --keep-going -c docs -d build/doctrees . $(DOCUMENTATION)
	@echo "Read $(DOCUMENTATION)/index.html, or /documentation at a table."

site: .site ## write build/site: the page with its own table in it, for any web server

soak: SOAK := 1
soak: fetch .site .papers ## play many games at random and check what must always hold; tests at length
	@echo "The tests draw from LUCK=$(or $(LUCK),1)"
	$(BIN)/python -m tests.helpers.soak
	$(BIN)/pytest -q -n 3 --dist loadgroup -m soak

.PHONY: soak-club
soak-club: setup ## a club for a week in compressed time, with all that can go wrong: make soak-club PLAYERS=60 DAYS=7
	$(BIN)/python -m tests.helpers.club --players $(or $(PLAYERS),500) --days $(or $(DAYS),7) --seed $(or $(SEED),1)

table: setup ## write docs/clauses.md anew: which scenario shows which clause
	$(BIN)/python -m tests.helpers.clause_table

manual: setup ## write docs/boxes.md and docs/settings.md anew, from the code that reads boxes and settings
	$(BIN)/python -m rumpus.terminal.box_manual
	$(BIN)/python -m rumpus.terminal.settings_manual

types: setup ## write the types for TypeScript anew: the server's messages, and what each game tells
	$(BIN)/python -m rumpus.table.wire.typescript

pictures: fetch ## take the pictures in docs/pictures anew, and those of printed games
	$(BIN)/python -m tests.helpers.page.printed
	$(BIN)/python -m tests.helpers.page.pictures
	$(BIN)/python -m tests.helpers.page.story
	$(BIN)/python -m tests.helpers.page.animation

bench: .venv-bench/.stamp ## measure speed, peers included
	.venv-bench/bin/python bench/random_games.py

.PHONY: bench-bots bench-search
bench-bots: .venv-bench/.stamp ## measure how strong the bots are; a long run: make bench-bots GAMES=200
	.venv-bench/bin/python bench/bot_strength.py --games $(or $(GAMES),40)

bench-search: .venv-bench/.stamp ## measure how fast the bots' search is, beside OpenSpiel's
	.venv-bench/bin/python bench/search_speed.py

.PHONY: bench-lab
bench-lab: .venv-bench/.stamp ## measure how fast the lab plays, beside catanatron; a longer run: make bench-lab ROUNDS=20
	.venv-bench/bin/python bench/lab_speed.py $(or $(ROUNDS),3)

.PHONY: bench-env
bench-env: .venv-bench/.stamp ## measure how fast agents can step, beside PettingZoo's connect four
	.venv-bench/bin/python bench/env_speed.py $(or $(ROUNDS),5)

PEER := bench/boardgame_io

.PHONY: bench-table
bench-table: .venv-bench/.stamp $(PEER)/node_modules/.package-lock.json ## measure the table beside boardgame.io (needs npm)
	.venv-bench/bin/python bench/table_load.py

.PHONY: bench-processes
bench-processes: .venv-bench/.stamp ## measure what a second process of the table brings
	.venv-bench/bin/python bench/table_processes.py

.PHONY: bench-page
bench-page: setup ## measure how soon a running room is seen
	$(BIN)/python bench/first_view.py

$(PEER)/node_modules/.package-lock.json: $(PEER)/package-lock.json
	@npm --prefix $(PEER) ci --no-audit --no-fund
	@touch $@

.venv-bench/.stamp: export RUMPUS_WITHOUT_PAGE := 1
.venv-bench/.stamp: pyproject.toml requirements-bench.lock
	@echo "Setting up .venv-bench ..."
	$(call make_venv,.venv-bench)
	$(call fill_venv,.venv-bench,requirements-bench.lock)
	@touch $@

# Of torch there are builds with CUDA and without, and the hashes of a lock would name one of them.
TORCH := $(shell sed -n 's/.*"\(torch==[^"]*\)".*/\1/p' pyproject.toml)

.venv-training/.stamp: export RUMPUS_WITHOUT_PAGE := 1
.venv-training/.stamp: pyproject.toml requirements-training.lock
	@echo "Setting up .venv-training (torch alone is large) ..."
	$(call make_venv,.venv-training)
	@.venv-training/bin/python -m pip install --quiet $(TORCH)
	$(call fill_venv,.venv-training,requirements-training.lock)
	@touch $@

.PHONY: test-training
test-training: .venv-training/.stamp ## let other libraries train on our environments; what `make test` does without
	.venv-training/bin/pytest -q -m "not slow and not soak" tests/env tests/training

format: setup ## put the code in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

mutants: setup ## plant small faults in the rules and list those that no scenario notices: make mutants GAMES=worms PART=1/2
	$(BIN)/python -m tests.helpers.mutants $(GAMES) --part $(or $(PART),1/1) $(if $(READERS),--readers)

# The system's certificates: uv's own do not know the mirror of a company or school.
UV_COMPILE = .tools/bin/uv pip compile pyproject.toml --quiet --system-certs --universal --python-version 3.11 \
    --generate-hashes --no-annotate --no-header

lock: .tools/.uv-$(UV_VERSION) ## write the locks anew after a change of pins
	$(UV_COMPILE) --group build --output-file requirements.lock
	$(UV_COMPILE) --group dev --all-extras --constraint requirements.lock --output-file requirements-dev.lock
	$(UV_COMPILE) --group hosting --extra postgres --extra matches --extra passkeys --extra push --extra print --constraint requirements-dev.lock --output-file requirements-hosting.lock
	$(UV_COMPILE) --group bench --extra training --extra matches --constraint requirements-dev.lock --output-file requirements-bench.lock
	$(UV_COMPILE) --group training --extra training --constraint requirements.lock --resolution lowest-direct \
	    --no-emit-package torch --output-file requirements-training.lock

.tools/.uv-$(UV_VERSION):
	$(call make_venv,.tools)
	@.tools/bin/python -m pip install --quiet uv==$(UV_VERSION)
	@touch $@

clean: ## remove everything that was made here
	rm -rf .venv .venv-bench .venv-training .tools .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	rm -rf .coverage .coverage.* htmlcov build dist screenshots web/node_modules web/site/node_modules src/rumpus/table/page src/rumpus/table/documentation
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
