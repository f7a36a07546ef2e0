import type { MailPreview } from '#contract/company/mail-texts.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuseTexts } from './change-mail-text.ts'
import type { ChangedTexts } from './declare-mail.ts'
import { findChangedTexts, findExamplePlace, type Mails, mailNamed } from './find-mail-texts.ts'

/** A mail as it would arrive with these texts, the saved ones where none is given. Throws as `changeMailText` does, but for the version. */
export async function previewMail(db: ReadDb, of: Mails, name: string, texts: ChangedTexts): Promise<MailPreview> {
	const mail = mailNamed(of, name)
	refuseTexts(mail, texts)
	const { subject, text, html } = mail.preview(await findExamplePlace(db, of), { ...(await findChangedTexts(db, mail)), ...texts })
	return { subject, text, html }
}
