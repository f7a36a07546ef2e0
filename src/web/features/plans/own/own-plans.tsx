import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Company } from '../../../kits/sold/own-page.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { TabBar } from '../../../ui/tab-bar.tsx'
import { OwnActive } from './own-active.tsx'
import { OwnRequests } from './own-requests.tsx'
import { OwnVisits } from './own-visits.tsx'

/** The sub-tabs in their order (A.PROFILE-32, A.R-97). */
const subTabs: { sub: string; name: string; draw: (company: Company) => ReactNode }[] = [
	{ sub: 'requests', name: 'Subscription Requests', draw: () => <OwnRequests /> },
	{ sub: 'active', name: 'Active Subscription', draw: (company) => <OwnActive company={company} /> },
	{ sub: 'visits', name: 'Visits', draw: () => <OwnVisits /> },
]

/** What a customer asked for, has, and had; each sub-tab has its address. */
export function OwnPlans({ company }: { company: Company }) {
	const asked = useSearchParams()[0].get('sub')
	const current = subTabs.find(({ sub }) => sub === asked) ?? subTabs[0]
	return (
		<Stack gap="normal">
			<TabBar
				as={Link}
				label="My Subscriptions"
				tabs={subTabs.map((tab) => ({
					to: `/profile?tab=subscriptions&sub=${tab.sub}`,
					preventScrollReset: true,
					label: tab.name,
					current: tab === current,
				}))}
			/>
			{current?.draw(company)}
		</Stack>
	)
}
