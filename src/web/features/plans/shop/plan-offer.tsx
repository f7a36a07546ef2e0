import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { durationNames, durationTypes } from '#contract/plans/plan-words.ts'
import type { BikePicker } from '../../../kits/bike-fields/bike-selects.tsx'
import { useAskLogin } from '../../../kits/cart/ask-login.ts'
import type { SignedIn } from '../../../session/tokens.ts'
import { useSession } from '../../../session/use-session.ts'
import { pendingPurchase } from '../../../state/pending-purchase.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { TabBar } from '../../../ui/tab-bar.tsx'
import { toast } from '../../../ui/toast.ts'
import { OwnPlan } from './own-plan.tsx'
import { type OfferedPlan, PlanCards } from './plan-card.tsx'
import { type RenderedPlans, usePlans } from './plan-queries.ts'
import { openRequest } from './request-draft.ts'
import type { RequestPlanProps } from './request-plan.tsx'

/** Few visitors ask for a plan, so the form comes with the first press. */
const loadForm = () => import('./request-plan.tsx')
const RequestPlan = lazy<ComponentType<RequestPlanProps>>(() =>
	loadForm().then(
		({ RequestPlan }) => ({ default: RequestPlan }),
		() => ({ default: FormMissing }),
	),
)

type Props = {
	rendered: RenderedPlans
	/** The company's number, '' when unset. */
	phone: string
	picker: BikePicker
}

/** The plans by how long they last, each with what it costs, and the form that asks for one (A.PRICING). */
export function PlanOffer({ rendered, phone, picker }: Props) {
	const { plans, query } = usePlans(rendered)
	const session = useSession()
	const { pathname, search } = useLocation()
	const askLogin = useAskLogin()
	const [requested, setRequested] = useState<{ of: OfferedPlan; account: SignedIn } | null>(null)
	const chosen = new URLSearchParams(search).get('duration')
	const duration = durationTypes.find((type) => type === chosen) ?? durationTypes[0]
	const offered = (plans ?? []).flatMap((plan) =>
		plan.variants.flatMap((variant) => (variant.duration_type === duration ? [{ plan, variant }] : [])),
	)

	// A form that was open before a reload or a new login is open again, with what was typed (ux 27).
	const account = session.state === 'signed-in' ? session.account : null
	useEffect(() => {
		const left = account && openRequest(account.email)
		if (!left || !plans) return
		for (const plan of plans)
			for (const variant of plan.variants) if (variant.id === left) setRequested((before) => before ?? { of: { plan, variant }, account })
	}, [account, plans])

	function subscribe(of: OfferedPlan) {
		if (account) return setRequested({ of, account })
		const path = `${pathname}${search}`
		const { plan, variant } = of
		pendingPurchase.set({
			path,
			lines: [{ name: plan.name, bike: durationNames[duration], price: variant.discounted_price ?? variant.price }],
		})
		askLogin(path, 'Please login to subscribe to a plan.')
	}

	return (
		<Stack gap="loose">
			<TabBar
				as={Link}
				label="How long"
				tabs={durationTypes.map((type, index) => ({
					to: index === 0 ? pathname : `${pathname}?duration=${type}`,
					preventScrollReset: true,
					label: durationNames[type],
					current: type === duration,
				}))}
			/>
			{!plans ? (
				<NotLoaded
					query={query}
					loading="Loading plans..."
					failed="Failed to load plans. Please try again."
					scene="broken"
					shape="tile"
					count={3}
				/>
			) : offered.length === 0 ? (
				<EmptyState scene="nothing-found" title="No plans available" text="Look at the other tabs, or call us." />
			) : (
				<div onPointerEnter={() => account && loadForm().catch(() => undefined)}>
					<PlanCards offered={offered} onSubscribe={subscribe} />
				</div>
			)}
			<OwnPlan />
			{requested && (
				<Suspense>
					<RequestPlan {...requested} phone={phone} picker={picker} onClose={() => setRequested(null)} />
				</Suspense>
			)}
		</Stack>
	)
}

/** The form's script could not be fetched. */
function FormMissing({ onClose }: Pick<RequestPlanProps, 'onClose'>) {
	useEffect(() => {
		toast({ title: 'The form could not be loaded', text: 'Please check your connection and try again.', kind: 'bad' })
		onClose()
	}, [onClose])
	return null
}
