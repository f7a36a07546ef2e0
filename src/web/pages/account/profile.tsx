import { Link, useSearchParams } from 'react-router'
import { ProfileInformation } from '../../features/profile/profile-information.tsx'
import { profileTabs, tabOf } from '../../features/profile/profile-tabs.ts'
import { OwnRepairList } from '../../features/repairs-own/own-repair-list.tsx'
import { RequireLogin } from '../../session/require-login.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Section } from '../../ui/section.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { Route } from './+types/profile'

export const meta = ({ location }: Route.MetaArgs) => [
	{ title: `${tabOf(new URLSearchParams(location.search)).name} · Pahiya` },
	{ name: 'robots', content: 'noindex' },
]

/** The profile area; its tabs have addresses, so back and reload keep them (A.LAYOUT-17, ux 95). */
export default function ProfilePage() {
	const [search] = useSearchParams()
	const current = tabOf(search)
	return (
		<Section as="div" air="small">
			<Wrap>
				<Stack gap="loose">
					<PageHeading>{current.name}</PageHeading>
					<TabBar
						as={Link}
						label="Profile"
						tabs={profileTabs.map(({ tab, name }) => ({
							to: `/profile?tab=${tab}`,
							preventScrollReset: true,
							label: name,
							current: tab === current.tab,
						}))}
					/>
					<RequireLogin waiting={<LoadingText>Loading...</LoadingText>}>
						{() => (current.tab === 'repairs' ? <OwnRepairList /> : <ProfileInformation />)}
					</RequireLogin>
				</Stack>
			</Wrap>
		</Section>
	)
}
