import { useWatch } from 'react-hook-form'
import type { SellFile } from '#contract/market/sell-words.ts'
import { formatRupees } from '#shared/money.ts'
import type { CheckoutForm } from '../../../kits/checkout/use-checkout-form.ts'
import { numberOf } from '../../../ui/form/form-rules.ts'
import { JobCard } from '../../../ui/job-card.tsx'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { SellRows } from '../shared/sell-rows.tsx'
import { documentSlots, photoSlots } from '../shared/sell-slots.ts'
import { isPhoto } from '../shared/sell-values.ts'
import { vehicleName } from '../shared/vehicle-words.ts'
import styles from './sell-card.module.css'

type Props = {
	form: CheckoutForm
	files: ReadonlyMap<SellFile, File>
	/** How much of each file, and of all of it, has left while it is being sent. */
	shares: ReadonlyMap<SellFile, number> | null
	share: number | null
}
const nameOf = (name: SellFile) => (isPhoto(name) ? photoSlots[name] : documentSlots[name]).name

/** Everything once more before it is sent, and how far it is meanwhile. */
export function SellCard({ form, files, shares, share }: Props) {
	const values = useWatch({ control: form.control })
	const price = numberOf(values.expected_price ?? '')
	const name = vehicleName({ brand: values.brand ?? '', model: values.model ?? '', year: Number(values.year) })
	return (
		<Stack gap="loose">
			<JobCard label="Sell request" title={name} as="section">
				<Rows>
					<SellRows form={form} files={files} />
					<Row term="Inspection at your door">free</Row>
				</Rows>
				<Total term="Price you expect">{Number.isNaN(price) ? '' : formatRupees(price)}</Total>
				<Text size="small" tone="muted">
					Next: we inspect it at your door and tell you our price. You decide then; sending this binds you to nothing.
				</Text>
			</JobCard>
			{shares && share !== null && (
				<Stack as="section" gap="small" aria-label="Sending">
					<Text weight="strong" numbers role="status">
						{share < 1 ? `Sending, ${Math.round(share * 100)} %` : 'All sent. One moment...'}
					</Text>
					<ul className={styles.sending}>
						{[...shares].map(([name, part]) => (
							<li key={name}>
								<span>{nameOf(name)}</span>
								<progress max={100} value={Math.round(part * 100)} aria-label={nameOf(name)} />
								<span className={styles.percent}>{Math.round(part * 100)} %</span>
							</li>
						))}
					</ul>
				</Stack>
			)}
		</Stack>
	)
}
