import type { Mail } from '#platform/mail/mailer.ts'
import { type Unsubscribe, unsubscribeNote } from '#platform/mail/unsubscribe.ts'
import type { MailWords } from '../mail-texts/declare-mail.ts'

/**
 * What a mail about something that was agreed says, in plain text; whatever customers typed may stand in it. The opening stands above
 * the card, the closing below it.
 */
export type JobCard = MailWords & {
	to: string
	/** Whose it is, and its own page, which needs a login: there the customer finds the notification. */
	page: { customerId: number | null; path: string }
	/** The number of what was agreed, which is named on the phone; what was not agreed yet has none. */
	reference?: string
	rows: readonly (readonly [name: string, value: string])[]
	/** Words of a person, which may be long and have several lines. */
	remark?: readonly [title: string, words: string]
	/** Amounts in words, such as '₹1,299'. */
	lines: readonly { name: string; note: string; amount: string }[]
	total: readonly [name: string, amount: string]
	button: { words: string; url: string }
	company: string
	/** Where its reader can end such mails. */
	stop?: Unsubscribe
}

/** The mail in the product's look, one job card on paper, and the same as text. */
export const jobCardMail = (card: JobCard): Mail => ({
	to: card.to,
	subject: card.subject,
	text: textOf(card),
	html: htmlOf(card),
	...(card.stop && { stop: card.stop }),
	...(card.page.customerId !== null && {
		notification: {
			customerId: card.page.customerId,
			path: card.page.path,
			text: card.opening.join(' '),
		},
	}),
})

const textOf = (card: JobCard) =>
	[
		card.heading,
		'',
		...aboveOf(card),
		'',
		...(card.reference ? [`Reference: ${card.reference}`] : []),
		...card.rows.map(([name, value]) => `${name}: ${value}`),
		'',
		...(card.remark ? [`${card.remark[0]}:`, card.remark[1], ''] : []),
		...card.lines.map(({ name, note, amount }) => `- ${name}${note && ` (${note})`}: ${amount}`),
		`${card.total[0]}: ${card.total[1]}`,
		'',
		`${card.button.words}: ${card.button.url}`,
		'',
		...belowOf(card),
		'',
		card.company,
		'',
	].join('\n')

const aboveOf = ({ greeting, opening }: JobCard) => (greeting ? [greeting, ...opening] : opening)
const belowOf = ({ closing, stop }: JobCard) => (stop ? [...closing, unsubscribeNote(stop)] : closing)

const ink = '#14181f'
const muted = '#5b6270'
const hairline = '1px solid #dcd7cb'
const heavyLine = `2px solid ${ink}`
const face = "Mukta,'Noto Sans',system-ui,-apple-system,'Segoe UI',sans-serif"

// Tables and styles in place: mail programs know neither grids nor style sheets.
const htmlOf = (card: JobCard) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(card.subject)}</title>
</head>
<body style="margin:0;background:#faf8f3;color:${ink};font:400 16px/24px ${face}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="font:700 20px/28px ${face};padding-bottom:24px">${mark}${escaped(card.company)}</td></tr>
<tr><td><h1 style="margin:0 0 12px;font:700 26px/32px ${face}">${escaped(card.heading)}</h1>${aboveOf(card).map(paragraph).join('')}</td></tr>
<tr><td style="background:#fffefb;border:${hairline};border-top:4px dotted ${ink};padding:20px 16px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${card.reference ? `${referenceRow(card.reference)}\n` : ''}${card.rows.map(([name, value]) => row(aside(name), value)).join('\n')}${card.remark ? `\n${remarkRow(card.remark)}` : ''}
${card.lines.map(({ name, note, amount }) => row(note ? `${escaped(name)}<br>${aside(note)}` : escaped(name), amount)).join('\n')}
<tr><td style="font:700 20px/28px ${face};padding-top:12px;border-top:${heavyLine}">${escaped(card.total[0])}</td>
<td align="right" style="font:700 20px/28px ${face};padding:12px 0 0 16px;border-top:${heavyLine};white-space:nowrap">${escaped(card.total[1])}</td></tr>
</table>
</td></tr>
<tr><td style="padding:24px 0"><a href="${escaped(card.button.url)}" style="display:inline-block;background:#f6b90a;color:${ink};border:2px solid ${ink};border-radius:10px;padding:11px 20px;font:600 16px/24px ${face};text-decoration:none">${escaped(card.button.words)}</a></td></tr>
<tr><td>${belowOf(card).map(paragraph).join('')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`

/** The small yellow plate beside the name. */
const mark = `<span style="display:inline-block;width:20px;height:8px;background:#f6b90a;border:2px solid ${ink};border-radius:2px;margin-right:8px"></span>`
const paragraph = (sentence: string) => `<p style="margin:0 0 12px">${escaped(sentence)}</p>`
const aside = (words: string) => `<span style="color:${muted}">${escaped(words)}</span>`
const referenceRow = (reference: string) =>
	`<tr><td colspan="2" style="font:700 26px/32px ${face};letter-spacing:.02em;padding-bottom:12px;border-bottom:${heavyLine}">${escaped(reference)}</td></tr>`
/** `left` is markup already. */
const row = (left: string, right: string) =>
	`<tr><td valign="top" style="padding:10px 16px 10px 0;border-bottom:${hairline}">${left}</td><td align="right" valign="top" style="padding:10px 0;border-bottom:${hairline}">${escaped(right)}</td></tr>`
const remarkRow = ([title, words]: readonly [string, string]) =>
	`<tr><td colspan="2" style="padding:10px 0;border-bottom:${hairline}">${aside(title)}<br>${escaped(words).replaceAll('\n', '<br>')}</td></tr>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
