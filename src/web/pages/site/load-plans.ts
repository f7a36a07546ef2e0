import { data, type LoaderFunctionArgs } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { siteContext } from '../../context.ts'
import type { RenderedPlans } from '../../features/plans/shop/plan-queries.ts'

/** The plans on offer for a page of the server's; null, and 503, where they cannot be had. */
export async function loadPlans({ context }: Pick<LoaderFunctionArgs, 'context'>) {
	const { api } = context.get(siteContext)
	try {
		const plans: RenderedPlans = await api.plans.list({})
		return data({ plans })
	} catch (error) {
		if (!(error instanceof ApiProblem)) throw error
		const plans: RenderedPlans = null
		return data({ plans }, { status: 503 })
	}
}

/** On a move inside the product the page asks by itself and says so meanwhile (D-26). */
export const askLater = () => ({ plans: undefined })
/** Another tab of the plans shows the same ones. */
export const onlyOtherPages = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) => currentUrl.pathname !== nextUrl.pathname
