import { useLocation } from 'react-router'
import { formatRupees } from '#shared/money.ts'
import { useHydrated } from '../../../browser/use-hydrated.ts'
import { useStored } from '../../../browser/use-stored.ts'
import { findReturn } from '../../../session/return-to.ts'
import { pendingPurchase } from '../../../state/pending-purchase.ts'
import { Eyebrow } from '../../../ui/eyebrow.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'

/** What is being bought, shown at the login on the way there; nothing where the login leads elsewhere. */
export function PendingPurchaseLines() {
	const kept = useStored(pendingPurchase)
	const hydrated = useHydrated()
	const { state, search } = useLocation()
	const origin = hydrated && kept ? findReturn(state, search) : null
	if (!kept || kept.lines.length === 0 || origin?.split('#')[0] !== kept.path) return null
	return (
		<section aria-labelledby="wanted-title">
			<div id="wanted-title">
				<Eyebrow>{kept.path.startsWith('/spare-parts') ? 'You are ordering' : 'You are booking'}</Eyebrow>
			</div>
			<Rows>
				{kept.lines.map(({ name, bike, price }) => (
					<Row key={`${name} ${bike}`} term={[name, bike].filter(Boolean).join(', ')} strong>
						{price === null ? '' : formatRupees(price)}
					</Row>
				))}
			</Rows>
		</section>
	)
}
