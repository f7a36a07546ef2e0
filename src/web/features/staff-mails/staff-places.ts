import type { StaffPlace } from '../../kits/staff-place.ts'

export const pathOfMail = (mail: string) => `/admin/mail-texts/${mail}`

export const places: StaffPlace[] = [
	{
		group: 'Company',
		rank: 3.7,
		to: '/admin/mail-texts',
		name: 'Mail texts',
		icon: 'mail',
		roles: ['admin'],
		audited: [{ collection: 'mail-texts', one: 'Mail', path: pathOfMail, actions: { reset: 'went back to the standard texts' } }],
	},
]
