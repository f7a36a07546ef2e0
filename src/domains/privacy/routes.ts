import type { ShortChannel } from '#contract/accounts/notification-words.ts'
import { privacy } from '#contract/privacy/privacy.ts'
import type { DataOwner } from '#domains/accounts/personal-data.ts'
import { type CheckedOwner, checkOwner } from '#domains/accounts/prove-owner.ts'
import { noRefreshCookie } from '#domains/accounts/sessions/refresh-cookie.ts'
import { photoPath } from '#domains/doorstep/list-work-photos.ts'
import { now } from '#platform/clock.ts'
import type { Files } from '#platform/files/open-files.ts'
import { linkToFile } from '#platform/files/signed-link.ts'
import { answer } from '#platform/http/answered.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { readUnsubscribe } from '#platform/mail/unsubscribe.ts'
import { dayOf } from '#shared/days.ts'
import { changeConsents } from './change-consents.ts'
import { deleteAccount } from './delete-account.ts'
import { exportOwnData } from './export-own-data.ts'
import { findDeletion } from './find-deletion.ts'
import { listConsents } from './list-consents.ts'
import { changePreferences } from './preferences/change-preferences.ts'
import { findPreferences } from './preferences/find-preferences.ts'
import { presentConsents } from './present-consents.ts'
import { stopMails } from './stop-mails.ts'

const anHour = 3_600
const dayMs = 24 * anHour * 1_000

type Parts = { files: Files; keys: Keys; publicUrl: string; shortChannels: readonly ShortChannel[] }

/** What people decide about their own data: export, deletion, consents, preferences and the end of mails. */
export function privacyRoutes(door: Door, { files, keys, publicUrl, shortChannels }: Parts) {
	/** In full, because the file is read elsewhere. */
	const addressOf = (key: string) => new URL(files.addressOf(key), publicUrl).href
	/** For a day: whoever downloads the file saves its photos then. */
	const linkTo: DataOwner['linkTo'] = (photo) => new URL(photoPath(keys, photo, new Date(now().getTime() + dayMs)), publicUrl).href
	const linkToPaper: DataOwner['linkToPaper'] = (paper) => new URL(linkToFile(keys, paper), publicUrl).href
	serve(
		door,
		privacy.exportData,
		async (db, actor) =>
			answer(await exportOwnData(db, actor, { addressOf, linkTo, linkToPaper }), {
				status: 200,
				headers: { 'content-disposition': `attachment; filename="my-data-${dayOf(now())}.json"` },
			}),
		{ limit: { max: 20, seconds: anHour } },
	)
	serve(door, privacy.consents, async (db, actor) => presentConsents(await listConsents(db, actor.id)))
	serve(door, privacy.changeConsents, async (db, actor, { body }) => presentConsents(await changeConsents(db, actor, body)))
	serve(door, privacy.unsubscribe, (db, _actor, { params }) => stopMails(db, keys, params.token))
	serve(door, privacy.unsubscribePage, async (_db, _actor, { params: { token } }) =>
		answer(undefined, { status: 303, headers: { location: `/unsubscribe/${token}?of=${readUnsubscribe(keys, token).of}` } }),
	)
	serve(door, privacy.preferences, (db, actor) => findPreferences(db, actor, shortChannels))
	serve(door, privacy.changePreferences, (db, actor, { body }) => changePreferences(db, actor, body, shortChannels))
	serve(door, privacy.deletion, (db, actor) => findDeletion(db, actor))
	serve(
		door,
		privacy.deleteAccount,
		async (db, actor, _request, owner: CheckedOwner) =>
			answer(await deleteAccount(db, actor, owner), { status: 200, cookies: [noRefreshCookie(publicUrl.startsWith('https:'))] }),
		{
			prepare: (db, actor, { body }) => checkOwner(db, actor, body.password ?? ''),
			limit: { max: 30, seconds: anHour },
		},
	)
}
