import type { Settings } from '#domains/company/find-settings.ts'
import type { MailWords, Placeholders } from '#domains/company/mail-texts/declare-mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'

/** Who writes, at the foot of every letter. */
export type Sender = Pick<Settings, 'name' | 'legalName' | 'address' | 'email'>

/** What the texts of every letter may name. */
export const letterPlaceholders = {
	name: { says: 'Username of the customer', of: ({ username }) => username },
	company: { says: 'Name of the company', of: ({ company }) => company.name },
} satisfies Placeholders<{ username: string; company: Sender }>

/** What a letter says, in plain text; whatever people typed may stand in it. The closing stands below the button, in smaller type. */
type Letter = Pick<MailWords, 'subject' | 'greeting' | 'opening' | 'closing'> & {
	to: string
	button: { words: string; url: string }
	/** Fixed text below the closing, which an admin cannot reword. */
	notes?: readonly string[]
	company: Sender
}

/** A letter about an account in the product's look, and the same as text. */
export function letter({ to, subject, greeting, opening, button, closing, notes = [], company }: Letter): Mail {
	const sender = [company.legalName, company.address, company.email]
	const said = greeting ? [greeting, ...opening] : opening
	const below = [...closing, ...notes]
	const lines = [...said, button.url, ...below, company.name].flatMap((line) => [line, ''])
	return {
		to,
		subject,
		text: [...lines, '--', ...sender, ''].join('\n'),
		html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;background:#faf8f3;color:#14181f;font:16px/24px Mukta,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 24px;font-size:20px;line-height:28px;font-weight:700">${escaped(company.name)}</p>
${said.map((line, index) => `<p style="margin:0 0 ${index === said.length - 1 ? 24 : 16}px">${escaped(line)}</p>`).join('\n')}
<p style="margin:0 0 24px"><a href="${escaped(button.url)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#14181f;color:#faf8f3;font-weight:600;text-decoration:none">${escaped(button.words)}</a></p>
${below.map((note) => `<p style="${small}">${escaped(note)}</p>`).join('\n')}
<p style="${small}">If the button does not work, open this address:<br><a href="${escaped(button.url)}" style="color:#1c4f8f;word-break:break-all">${escaped(button.url)}</a></p>
<p style="margin:0;padding-top:16px;border-top:1px solid #dcd7cb;color:#5b6270;font-size:14px;line-height:20px">${sender.map(escaped).join('<br>')}</p>
</div>
</body>
</html>
`,
	}
}

const small = 'margin:0 0 24px;color:#5b6270;font-size:14px;line-height:20px'
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')
