import { data, type LoaderFunctionArgs } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { siteContext } from '../../context.ts'
import type { RenderedFaqs, RenderedPlans } from '../../features/plans/shop/plan-queries.ts'

/** The plans on offer for a page of the server's; null, and 503, where they cannot be had. */
export async function loadPlans({ context }: Pick<LoaderFunctionArgs, 'context'>) {
	const { api } = context.get(siteContext)
	const plans: RenderedPlans = await orNull(api.plans.list({}))
	return data({ plans }, { status: plans ? 200 : 503 })
}

/** The same with what is asked about them. */
export async function loadPricing({ context }: Pick<LoaderFunctionArgs, 'context'>) {
	const { api } = context.get(siteContext)
	const [plans, faqs]: [RenderedPlans, RenderedFaqs] = await Promise.all([
		orNull(api.plans.list({})),
		orNull(api.faqs.list({ query: { page: 'pricing' } })),
	])
	return data({ plans, faqs }, { status: plans && faqs ? 200 : 503 })
}

async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
	try {
		return await asked
	} catch (error) {
		if (error instanceof ApiProblem) return null
		throw error
	}
}

/** On a move inside the product the page asks by itself and says so meanwhile (D-26). */
export const askLater = () => ({ plans: undefined })
