import type { StaffService } from '#contract/repairs/staff-catalogue.ts'
import { formatRupees } from '#shared/money.ts'
import type { staffApi } from '../../staff-api.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { atMost, filled, numberOf, picturePath, rupeesUpTo, wholeWithin } from '../../ui/form/form-rules.ts'

export type ServiceValues = {
	category: string
	name: string
	description: string
	features: string[]
	duration: string
	duration_minutes: string
	warranty: string
	recommended: string
	base_price: string
	image_url: string
	order: string
	is_active: boolean
}
type Body = Parameters<typeof staffApi.services.create>[0]['body']

export const mostRupees = 10_000_000
export const featureLength = 150
export const mostFeatures = 20

/** Rupees with their sign where a number is typed, else what is typed. */
export const showRupees = (text: string) => (Number.isNaN(numberOf(text)) ? text : formatRupees(numberOf(text)))

/** The rules of the server, in its words (B.ADMIN-16, D-23); `categories` name what stands behind a uuid. */
export const serviceFields = (categories: { uuid: string; name: string }[]): FormFields<ServiceValues> => ({
	category: {
		label: 'Category',
		problem: (uuid) => (uuid === '' ? 'Choose a category.' : null),
		show: (uuid) => categories.find((category) => category.uuid === uuid)?.name ?? uuid,
	},
	name: { label: 'Name', problem: filled(150) },
	description: { label: 'Description', problem: atMost(2000) },
	features: {
		label: 'What is in the price',
		problem: (list) => (list.some((text) => text.trim() === '') ? 'A line is empty. Fill it or remove it.' : null),
	},
	duration: { label: 'Duration, in words', problem: atMost(50) },
	duration_minutes: { label: 'Minutes', problem: wholeWithin(5, 1440), show: (text) => `${text} minutes` },
	warranty: { label: 'Warranty', problem: atMost(100) },
	recommended: { label: 'Recommended', problem: atMost(150) },
	base_price: { label: 'Base price', problem: rupeesUpTo(mostRupees), show: showRupees },
	image_url: { label: 'Picture', problem: picturePath },
	order: { label: 'Place in the list', problem: wholeWithin(0, 10_000) },
	is_active: { label: 'Shown to customers' },
})

export const serviceValues = (row: StaffService | null): ServiceValues => ({
	category: row?.category ?? '',
	name: row?.name ?? '',
	description: row?.description ?? '',
	features: row?.features ?? [],
	duration: row?.duration ?? '',
	duration_minutes: String(row?.duration_minutes ?? 60),
	warranty: row?.warranty ?? '',
	recommended: row?.recommended ?? '',
	base_price: row ? String(row.base_price) : '',
	image_url: row?.image_url ?? '',
	order: String(row?.order ?? 100),
	is_active: row?.is_active ?? true,
})

/** What is sent of the fields that changed. */
export const serviceBody = ({ duration_minutes, base_price, image_url, order, ...others }: Partial<ServiceValues>): Partial<Body> => ({
	...others,
	...(duration_minutes !== undefined && { duration_minutes: numberOf(duration_minutes) }),
	...(base_price !== undefined && { base_price: numberOf(base_price) }),
	...(image_url !== undefined && { image_url: image_url.trim() || null }),
	...(order !== undefined && { order: numberOf(order) }),
})
