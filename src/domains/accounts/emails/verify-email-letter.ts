import { accountLimits } from '#contract/account-words.ts'

type Letter = { username: string; link: string; company: { name: string; legalName: string; address: string; email: string } }

/** The mail with the link that verifies an address (A.ACC-33). */
export function verifyEmailLetter({ username, link, company }: Letter) {
	const welcome = `Hello ${username},`
	const request = `Please confirm that this is your e-mail address. Then you can log in to ${company.name}.`
	const life = `The link works for ${accountLimits.verificationHours} hours. If you did not make an account with us, you need do nothing.`
	const sender = [company.legalName, company.address, company.email]
	return {
		subject: `Confirm your e-mail address for ${company.name}`,
		text: [welcome, '', request, '', link, '', life, '', company.name, '', '--', ...sender, ''].join('\n'),
		html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>Confirm your e-mail address</title>
</head>
<body style="margin:0;background:#faf8f3;color:#14181f;font:16px/24px Mukta,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 24px;font-size:20px;line-height:28px;font-weight:700">${escaped(company.name)}</p>
<p style="margin:0 0 16px">${escaped(welcome)}</p>
<p style="margin:0 0 24px">${escaped(request)}</p>
<p style="margin:0 0 24px"><a href="${escaped(link)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#14181f;color:#faf8f3;font-weight:600;text-decoration:none">Confirm my address</a></p>
<p style="margin:0 0 24px;color:#5b6270;font-size:14px;line-height:20px">${escaped(life)}</p>
<p style="margin:0 0 24px;color:#5b6270;font-size:14px;line-height:20px">Should the button not work, open this address:<br><a href="${escaped(link)}" style="color:#1c4f8f;word-break:break-all">${escaped(link)}</a></p>
<p style="margin:0;padding-top:16px;border-top:1px solid #dcd7cb;color:#5b6270;font-size:14px;line-height:20px">${sender.map(escaped).join('<br>')}</p>
</div>
</body>
</html>
`,
	}
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')
