import { dialable } from '#shared/phone.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import type { OrderWords } from './order-messages.tsx'

export type Refused = {
	why: string
	words: OrderWords
	/** The company's number, '' when unset. */
	phone: string
	onClose: () => void
}

/** Why an order was refused as a whole, with the ways on (B.SCART-26, A.LAYOUT-37). Nothing that was typed is lost. */
export function RefusedDialog({ why, words: { refused }, phone, onClose }: Refused) {
	return (
		<Dialog
			open
			onClose={onClose}
			title={refused.title}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Close
					</Button>
					{phone && (
						<ButtonLink href={dialable(phone)}>
							<Icon name="phone" size={20} />
							Call Us
						</ButtonLink>
					)}
				</>
			}
		>
			<Stack gap="small">
				<Text weight="strong">{why}</Text>
				<Text tone="muted">
					{refused.kept}
					{phone && ` ${refused.byPhone} ${phone}.`}
				</Text>
			</Stack>
		</Dialog>
	)
}
