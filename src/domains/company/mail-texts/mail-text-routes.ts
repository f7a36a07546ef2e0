import { staffMailTexts } from '#contract/company/mail-texts.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { changeMailText } from './change-mail-text.ts'
import { findMailText, listMailTexts, type Mails } from './find-mail-texts.ts'
import { previewMail } from './preview-mail.ts'

/** The words of the mails that customers get (decision 0064). */
export function mailTextRoutes(door: Door, of: Mails) {
	serve(door, staffMailTexts.mailTexts, (db) => listMailTexts(db, of))
	serve(door, staffMailTexts.mailText, (db, _actor, { params }) => findMailText(db, of, params.mail))
	serve(door, staffMailTexts.changeMailText, (db, actor, { params, body }) => changeMailText(db, actor, of, params.mail, body))
	serve(door, staffMailTexts.previewMail, (db, _actor, { params, body }) => previewMail(db, of, params.mail, body))
}
