import { ApiProblem, type Client } from '#contract/client.ts'
import type { Service, ServiceCategory, SingleService } from '#contract/repairs/repairs.ts'

/** A category with its services, or, where there is none, the words of the last refusal (B.R-07). */
export type FoundCategory = { category: ServiceCategory } | { missing: string }

const serviceNotFound = 'Service not found'

/**
 * The category of a service page: searched for in the list that is asked for with its id, else made from the single service of
 * that id (B.SERVICE-04, B.SERVICE-05). Throws what a call throws when it failed, but not when it found nothing.
 */
export async function findServiceCategory(repairs: Client['repairs'], id: string): Promise<FoundCategory> {
	const categories = await answerOr(() => repairs.categories({ query: { id } }), [])
	const listed = categories.find(({ uuid }) => uuid.toLowerCase() === id.toLowerCase())
	if (listed) return { category: listed }
	const single = await answerOr(
		() => repairs.service({ params: { id } }),
		(words) => ({ missing: words || serviceNotFound }),
	)
	return 'missing' in single ? single : { category: categoryOf(single) }
}

/** What a call answers; `otherwise` where it says that there is no such thing or that the id cannot be one. */
async function answerOr<T, Otherwise>(
	ask: () => Promise<T>,
	otherwise: Otherwise | ((words: string) => Otherwise),
): Promise<T | Otherwise> {
	try {
		return await ask()
	} catch (error) {
		if (!(error instanceof ApiProblem) || (error.status !== 404 && error.status !== 400)) throw error
		return otherwise instanceof Function ? otherwise(error.words) : otherwise
	}
}

function categoryOf({
	category_uuid,
	category_name,
	category_slug,
	category_image,
	category_description,
	...service
}: SingleService): ServiceCategory {
	const only: Service = service
	return {
		uuid: category_uuid,
		name: category_name,
		slug: category_slug,
		image: category_image,
		description: category_description,
		services: [only],
	}
}
