import { staffCompany } from '#contract/company/staff-company.ts'
import { staffNotifications } from '#contract/company/staff-notifications.ts'
import { staffPictures } from '#contract/company/staff-pictures.ts'
import { staffVitals } from '#contract/company/staff-vitals.ts'
import type { Files } from '#platform/files/open-files.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { findSettings } from './find-settings.ts'
import { listNews } from './news/list-news.ts'
import { serveNews } from './news/news-collection.ts'
import { closeNews, readNews } from './news/read-news.ts'
import { presentStaffSettings } from './present-settings.ts'
import { changeSettings, type HoldEveryHour } from './staff/change-settings.ts'
import { serveFaqs } from './staff/faq-collection.ts'
import { serveFeeRules } from './staff/fee-rule-collection.ts'
import { storePicture } from './staff/store-picture.ts'
import { findVitals } from './web-vitals/find-vitals.ts'

type StaffRouteParts = { files: Files; publicUrl: string; holdEveryHour: HoldEveryHour }

/** What an admin sets for the whole product (D-01, D-48). */
export function companyStaffRoutes(door: Door, { files, publicUrl, holdEveryHour }: StaffRouteParts) {
	serve(door, staffCompany.siteSettings, async (db) => presentStaffSettings(await findSettings(db)))
	serve(door, staffCompany.changeSiteSettings, (db, actor, { body }) => changeSettings(db, actor, body, holdEveryHour))
	const findNews = serveNews(door)
	serve(door, staffNotifications.changeNotification, async (db, actor, { params, body }) => {
		await closeNews(db, actor, params.id, body.status)
		return findNews(db, params.id)
	})
	serve(door, staffNotifications.notifications, (db) => listNews(db))
	serve(door, staffNotifications.readNotification, (db, actor, { params }) => readNews(db, actor, params))
	serve(door, staffNotifications.readNotifications, (db, actor, { body }) => readNews(db, actor, body))
	serve(door, staffVitals.webVitals, (db, _actor, { query }) => findVitals(db, query))
	serveFeeRules(door)
	serveFaqs(door)
	serve(door, staffPictures.addPicture, async (_db, _actor, _request, path: string) => presentUpload(path, publicUrl), {
		prepare: (db, actor, { body, files: { file } }) => storePicture(db, files, actor, { file, folder: body.folder }),
		limit: { max: 300, seconds: 3_600 },
	})
}

const presentUpload = (path: string, publicUrl: string) => ({
	public_id: path.replace(/^\/media\/|\.\w+$/g, ''),
	path,
	secure_url: new URL(path, publicUrl).href,
})
