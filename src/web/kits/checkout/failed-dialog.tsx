import type { ReactNode } from 'react'
import { dialable } from '#shared/phone.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/stack.tsx'

type Props = {
	title: string
	/** The company's number, '' when unset. */
	phone: string
	onClose: () => void
	/** Beside 'Close' and 'Call Us'. */
	actions?: ReactNode
	children: ReactNode
}

/** Why something was not sent, with 'Close' and 'Call Us' (A.LAYOUT-37). */
export const FailedDialog = ({ title, phone, onClose, actions, children }: Props) => (
	<Dialog
		open
		onClose={onClose}
		title={title}
		actions={
			<>
				<Button variant="quiet" onClick={onClose}>
					Close
				</Button>
				{actions}
				{phone && (
					<ButtonLink href={dialable(phone)}>
						<Icon name="phone" size={20} />
						Call Us
					</ButtonLink>
				)}
			</>
		}
	>
		<Stack gap="small">{children}</Stack>
	</Dialog>
)
