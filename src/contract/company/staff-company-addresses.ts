import { collectionAddresses } from '../collection-addresses.ts'

export const staffCompanyAddresses = {
	siteSettings: 'GET /admin/site-settings/',
	changeSiteSettings: 'PATCH /admin/site-settings/',
	feeRules: collectionAddresses('fee-rules', 'id'),
} as const

export const staffVitalAddresses = { webVitals: 'GET /admin/web-vitals/' } as const

export const staffFaqAddresses = { faqs: collectionAddresses('faqs', 'id') } as const

export const staffMailTextAddresses = {
	mailTexts: 'GET /admin/mail-texts/',
	mailText: 'GET /admin/mail-texts/:mail/',
	changeMailText: 'PATCH /admin/mail-texts/:mail/',
	previewMail: 'POST /admin/mail-texts/:mail/preview/',
	sendTestMail: 'POST /admin/mail-texts/:mail/test/',
} as const

export const staffAuditAddresses = {
	auditLog: 'GET /admin/audit-log/',
	auditEntry: 'GET /admin/audit-log/:id/',
} as const

export const staffPictureAddresses = { addPicture: 'POST /uploads/' } as const
