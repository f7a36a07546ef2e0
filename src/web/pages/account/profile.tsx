import { lazy, Suspense, useCallback, useMemo, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { noteLoggedOutEverywhere } from '../../features/accounts/logged-out-everywhere.ts'
import { ProfileInformation } from '../../features/profile/profile-information.tsx'
import { ProfileMenu } from '../../features/profile/profile-menu.tsx'
import { profileTabs, tabOf } from '../../features/profile/profile-tabs.ts'
import { OwnRepairList } from '../../features/repairs/own/own-repair-list.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import type { PickedVehicle } from '../../features/vehicles/picked-vehicle.ts'
import { usePicker } from '../../features/vehicles/vehicle-picker-provider.tsx'
import { unknownCompany } from '../../kits/sold/own-page.tsx'
import { RequireLogin } from '../../session/require-login.tsx'
import { Split } from '../../ui/columns.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { Route } from './+types/profile'
import styles from './profile.module.css'

export const meta: Route.MetaFunction = ({ location, matches }) =>
	unlistedMeta(tabOf(new URLSearchParams(location.search)).name)({ matches })

/** The profile area; its tabs have addresses, so back and reload keep them (A.LAYOUT-17, ux 95). */
export default function ProfilePage() {
	const [search] = useSearchParams()
	const current = tabOf(search)
	const heading = useRef<HTMLHeadingElement>(null)
	const { settings } = useSite()
	const goToHeading = useCallback(() => heading.current?.focus(), [])
	return (
		<Section as="div" air="small">
			<Wrap>
				<Stack gap="loose">
					<Cluster apart>
						<PageHeading ref={heading}>{current.name}</PageHeading>
						<ProfileMenu current={current} onChosen={goToHeading} />
					</Cluster>
					<div className={styles.tabs}>
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
					</div>
					<RequireLogin waiting={<LoadingText>Loading...</LoadingText>}>
						{({ email }) => (
							<>
								{current.tab === 'profile' && <Information email={email} />}
								{current.tab === 'garage' && <Garage />}
								{current.tab === 'vehicles' && (
									<Suspense fallback={<Skeleton shape="rows" count={4} />}>
										<OwnSellList />
									</Suspense>
								)}
								{current.tab === 'repairs' && <OwnRepairList phone={settings?.phone ?? ''} />}
								{current.tab === 'bookings' && (
									<Suspense fallback={<Skeleton shape="rows" count={4} />}>
										<OwnBookingList />
									</Suspense>
								)}
								{current.tab === 'orders' && (
									<Suspense fallback={<Skeleton shape="rows" count={4} />}>
										<OwnOrderList />
									</Suspense>
								)}
								{current.tab === 'notifications' && (
									<Suspense fallback={<Skeleton shape="rows" count={4} />}>
										<Stack gap="apart">
											<Stack>
												<a href="#choices">Choose what we write to you</a>
												<OwnNotifications />
											</Stack>
											<NotificationChoices />
										</Stack>
									</Suspense>
								)}
								{current.tab === 'subscriptions' && (
									<Suspense fallback={<Skeleton shape="rows" count={4} />}>
										<OwnPlans company={settings ?? unknownCompany} />
									</Suspense>
								)}
							</>
						)}
					</RequireLogin>
				</Stack>
			</Wrap>
		</Section>
	)
}

const missing = () => ({ default: MissingPart })
const OwnOrderList = lazy(() =>
	import('../../features/parts/own/own-order-list.tsx').then(({ OwnOrderList }) => ({ default: OwnOrderList }), missing),
)
const OwnGarage = lazy(() => import('../../features/garage/own-garage.tsx').then(({ OwnGarage }) => ({ default: OwnGarage }), missing))
const GaragePlan = lazy(() =>
	import('../../features/plans/own/garage-plan.tsx').then(
		({ GaragePlan }) => ({ default: GaragePlan }),
		() => ({ default: () => null }),
	),
)
const OwnNotifications = lazy(() =>
	import('../../features/notifications/own-notifications.tsx').then(({ OwnNotifications }) => ({ default: OwnNotifications }), missing),
)
const NotificationChoices = lazy(() =>
	import('../../features/own-data/notification-choices.tsx').then(({ NotificationChoices }) => ({ default: NotificationChoices }), missing),
)
const OwnPlans = lazy(() => import('../../features/plans/own/own-plans.tsx').then(({ OwnPlans }) => ({ default: OwnPlans }), missing))
const OwnSellList = lazy(() =>
	import('../../features/market/own/own-sell-list.tsx').then(({ OwnSellList }) => ({ default: OwnSellList }), missing),
)
const OwnBookingList = lazy(() =>
	import('../../features/market/own/own-booking-list.tsx').then(({ OwnBookingList }) => ({ default: OwnBookingList }), missing),
)
const ChangePassword = lazy(() =>
	import('../../features/accounts/change-password.tsx').then(({ ChangePassword }) => ({ default: ChangePassword }), missing),
)
const OwnSessions = lazy(() =>
	import('../../features/profile/own-sessions.tsx').then(({ OwnSessions }) => ({ default: OwnSessions }), missing),
)
const OwnData = lazy(() => import('../../features/own-data/own-data.tsx').then(({ OwnData }) => ({ default: OwnData }), missing))

/** Settings of the login are below, and loaded after the main part. */
function Information({ email }: { email: string }) {
	const { settings } = useSite()
	const picker = useBikePicker()
	return (
		<Stack gap="apart">
			<ProfileInformation picker={picker} />
			<Split
				sideFirst
				side={
					<Suspense fallback={<Skeleton />}>
						<ChangePassword email={email} />
					</Suspense>
				}
			>
				<Suspense fallback={<Skeleton shape="rows" />}>
					<OwnSessions onEverywhere={noteLoggedOutEverywhere} />
				</Suspense>
			</Split>
			<Suspense fallback={<Skeleton shape="rows" />}>
				<OwnData contact={settings} />
			</Suspense>
		</Stack>
	)
}

const Garage = () => (
	<Suspense fallback={<Skeleton shape="rows" count={6} />}>
		<OwnGarage picker={useBikePicker()} planOf={(bike) => <GaragePlan bike={bike} />} />
	</Suspense>
)

/** The product's picker, for a form that wants no more than what was picked. */
function useBikePicker() {
	const picker = usePicker()
	return useMemo(
		() => ({
			open: (onPicked: (picked: PickedVehicle) => void) => picker.open({ onPicked: (picked) => picked && onPicked(picked) }),
			prepare: picker.prepare,
		}),
		[picker],
	)
}

const MissingPart = () => (
	<ErrorState text="This part of the page could not be loaded." retryLabel="Retry" onRetry={() => window.location.reload()} />
)
