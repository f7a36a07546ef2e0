import type { StaffCategory } from '#contract/repairs/staff-catalogue.ts'
import type { staffApi } from '../../staff-api.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { atMost, filled, numberOf, picturePath, wholeWithin } from '../../ui/form/form-rules.ts'

export type CategoryValues = { name: string; slug: string; description: string; image: string; order: string; is_active: boolean }
type Body = Parameters<typeof staffApi.serviceCategories.create>[0]['body']

/** The rules of the server, in its words (B.ADMIN-15). */
export const categoryFields: FormFields<CategoryValues> = {
	name: { label: 'Name', problem: filled(100) },
	slug: {
		label: 'Address name',
		problem: (text) =>
			text.trim() === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text.trim()) ? atMost(100)(text) : 'Use small letters, digits and hyphens.',
	},
	description: { label: 'Description', problem: atMost(1000) },
	image: { label: 'Icon', problem: picturePath },
	order: { label: 'Place in the list', problem: wholeWithin(0, 10_000) },
	is_active: { label: 'Shown to customers' },
}

export const categoryValues = (row: StaffCategory | null): CategoryValues => ({
	name: row?.name ?? '',
	slug: row?.slug ?? '',
	description: row?.description ?? '',
	image: row?.image ?? '',
	order: String(row?.order ?? 100),
	is_active: row?.is_active ?? true,
})

/** What is sent of the fields that changed. */
export const categoryBody = ({ order, image, ...others }: Partial<CategoryValues>): Partial<Body> => ({
	...others,
	...(image !== undefined && { image: image.trim() || null }),
	...(order !== undefined && { order: numberOf(order) }),
})
