import type { Part, PartListItem } from '../../../src/contract/parts/parts.ts'

/** A part of the list; nothing is said of it yet. */
export const card = (fields: Partial<PartListItem> = {}): PartListItem => ({
	uuid: crypto.randomUUID(),
	name: 'Front brake shoe set',
	slug: 'front-brake-shoe-set',
	part_number: 'PHY-BRK-0412',
	category_name: 'Brakes',
	brands: ['Rane'],
	price: 500,
	discounted_price: null,
	availability_status: 'in_stock',
	main_image: null,
	is_featured: false,
	average_rating: null,
	reviews_count: 0,
	...fields,
})

/** The same in full, with everything that its page can show. */
export const part: Part = {
	...card(),
	category_details: { uuid: 'c', name: 'Brakes', slug: 'brakes' },
	additional_images: ['/drawings/parts/1.svg', '/2.svg', '/3.svg', '/4.svg', '/5.svg', '/6.svg'],
	stock_quantity: 7,
	manufacturers_details: [
		{ id: 1, name: 'Rane' },
		{ id: 2, name: 'ASK' },
	],
	description: 'Has <b>springs</b>',
	features: 'a\nb\n\nc',
	vehicle_models_details: [{ id: 3, name: 'Splendor Plus', manufacturer_name: 'Hero' }],
	is_universal: false,
	needs: [],
	specifications: { Weight: '2 kg' },
	hsn: '87141090',
	gst_rate: 18,
	average_rating: null,
	reviews_count: 0,
	fitting_service: { id: 9, name: 'Front brake shoes replaced', category_uuid: 'b' },
}
