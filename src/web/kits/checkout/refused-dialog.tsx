import { Text } from '../../ui/text.tsx'
import { FailedDialog } from './failed-dialog.tsx'
import type { OrderWords } from './order-messages.tsx'

export type Refused = {
	why: string
	words: OrderWords
	/** The company's number, '' when unset. */
	phone: string
	onClose: () => void
}

/** Why an order was refused as a whole, with the ways on (B.SCART-26). Nothing that was typed is lost. */
export const RefusedDialog = ({ why, words: { refused }, phone, onClose }: Refused) => (
	<FailedDialog title={refused.title} phone={phone} onClose={onClose}>
		<Text weight="strong">{why}</Text>
		<Text tone="muted">
			{refused.kept}
			{phone && ` ${refused.byPhone} ${phone}.`}
		</Text>
	</FailedDialog>
)
