import { type PolicyName, policyNames, policyPaths } from '#contract/company/policy-words.ts'
import { dayOf } from '#shared/days.ts'
import { PolicyPage } from '../../features/policies/policy-page.tsx'
import { policyTexts } from '../../features/policies/policy-texts.ts'
import { pageMeta } from '../../features/site/page-meta.ts'
import { useSite } from '../../features/site/site-data.tsx'
import { companyName, titled } from '../../features/site/titles.ts'
import type { Route } from './+types/policy'

const nameOf = (path: string) =>
	(Object.keys(policyPaths) as PolicyName[]).find((name) => policyPaths[name] === path.replace(/\/$/, '')) ?? 'terms'

// Not `clientLoader = loader`: the build leaves everything about a loader out of what browsers get.
const today = () => ({ day: dayOf(new Date()) })
export const loader = today
export const clientLoader = today
export const meta: Route.MetaFunction = ({ matches, location }) => {
	const name = nameOf(location.pathname)
	return pageMeta({
		title: titled(policyNames[name], matches[0]?.loaderData),
		description: policyTexts[name]({ company: companyName(matches[0]?.loaderData), serviceHours: null }).summary,
		path: policyPaths[name],
		site: matches[0]?.loaderData,
		trail: [
			['Home', '/'],
			[policyNames[name], policyPaths[name]],
		],
	})
}

/** The five policies (B.POLICY-01 to B.POLICY-05). */
export default function Policy({ loaderData: { day }, matches }: Route.ComponentProps) {
	const site = useSite()
	const { settings } = site
	const name = nameOf(matches.at(-1)?.pathname ?? '')
	return (
		<PolicyPage
			key={name}
			name={name}
			day={day}
			company={settings?.legal_name || companyName(site)}
			serviceHours={settings?.service_hours ?? null}
		/>
	)
}
