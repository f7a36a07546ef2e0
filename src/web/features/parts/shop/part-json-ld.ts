import { type AvailabilityStatus, availabilityDisplay } from '#contract/parts/part-words.ts'
import type { Part } from '#contract/parts/parts.ts'
import { effectivePrice } from '../shared/part-words.ts'

const availabilities: Record<AvailabilityStatus, string> = {
	in_stock: 'InStock',
	limited_stock: 'LimitedAvailability',
	out_of_stock: 'OutOfStock',
	pre_order: 'PreOrder',
	discontinued: 'Discontinued',
}

/** The part as search engines read it (schema.org), at the price, stock and rating that its page shows (ux 120). */
export function partJsonLd(part: Part, { publicUrl, path }: { publicUrl: string; path: string }) {
	const { name, part_number, description, brands, category_details: category, main_image, additional_images } = part
	const url = `${publicUrl}${path}`
	const images = [main_image, ...additional_images.slice(0, 4)].flatMap((image) =>
		image ? [image.startsWith('/') ? `${publicUrl}${image}` : image] : [],
	)
	return {
		'@context': 'https://schema.org',
		'@graph': [
			{
				'@type': 'Product',
				name,
				sku: part_number,
				url,
				category: category.name,
				...(description && { description }),
				...(brands.length > 0 && { brand: brands.map((brand) => ({ '@type': 'Brand', name: brand })) }),
				...(images.length > 0 && { image: images }),
				...(part.average_rating !== null && {
					aggregateRating: { '@type': 'AggregateRating', ratingValue: part.average_rating, reviewCount: part.reviews_count },
				}),
				offers: {
					'@type': 'Offer',
					url,
					// Whole rupees, as on the page.
					price: Math.round(effectivePrice(part)),
					priceCurrency: 'INR',
					availability: `https://schema.org/${availabilities[part.availability_status]}`,
				},
			},
		],
	}
}

/** For who shares or finds its page. */
export const partDescription = ({ name, part_number, brands, availability_status }: Part, price: string) =>
	`${[brands[0], name].filter(Boolean).join(' ')}, part number ${part_number}: ${price}, GST included. ${availabilityDisplay[availability_status]}. See whether it fits your bike, and have it fitted at your door.`
