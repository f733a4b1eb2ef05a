"""Mail, over the operator's own server."""

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from rumpus.kernel.message import Refused

WITHIN: Final = 20.0  # seconds, for each step of a conversation


@dataclass(frozen=True)
class MailServer:
    """`smtp://USER:PASSWORD@HOST:PORT`, which is encrypted if the server can; `smtps://` from the first byte on."""

    host: str
    port: int
    user: str
    password: str
    encrypted: bool
    sender: str

    @classmethod
    def read(cls, url: str, sender: str) -> "MailServer":
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Refused("mail-server-unreadable") from None
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not sender:
            raise Refused("mail-server-unreadable")  # without the address: it has a password in it
        encrypted = parts.scheme == "smtps"
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port or (465 if encrypted else 587), user, password, encrypted, sender)

    def send(self, to: str, subject: str, text: str, stop: str) -> None:
        """Blocks until the server has taken it, or fails. `stop` is where one click ends it (RFC 8058)."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        with self._connection() as connection:
            if self.user:
                connection.login(self.user, self.password)
            connection.send_message(message)

    def _connection(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.encrypted:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=WITHIN, context=context)
        connection = smtplib.SMTP(self.host, self.port, timeout=WITHIN)
        connection.ehlo()
        if connection.has_extn("starttls"):
            connection.starttls(context=context)
            connection.ehlo()
        elif self.user:  # a password is told to nobody who listens
            connection.close()
            raise smtplib.SMTPNotSupportedError("the server does not encrypt, and would be told a password")
        return connection
