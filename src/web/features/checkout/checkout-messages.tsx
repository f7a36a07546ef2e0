import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { dialable } from '#shared/phone.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './checkout-messages.module.css'
import type { Booking } from './use-booking.ts'

/** Says what concerns the whole booking, above the form, and takes the focus so that it is read. */
function Notice({ title, children, actions }: { title: string; children: ReactNode; actions?: ReactNode }) {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => box.current?.focus(), [])
	return (
		<div ref={box} role="alert" tabIndex={-1} className={styles.notice}>
			<Panel tone="bad">
				<Text weight="strong" icon="warning">
					{title}
				</Text>
				<Text size="small">{children}</Text>
				{actions && <Cluster>{actions}</Cluster>}
			</Panel>
		</div>
	)
}

/** No answer came: nobody knows whether it is booked, and asking again is safe (D-42, ux 86). Draws nothing without a doubt. */
export function DoubtNotice({ booking: { doubt, stage, retry, forget } }: { booking: Booking }) {
	if (doubt === null) return null
	return (
		<Notice
			title={doubt === 'new' ? 'We could not reach our server' : 'An earlier booking of yours has no answer yet'}
			actions={
				<>
					<Button variant="quiet" size="low" busy={stage !== 'open'} onClick={retry}>
						Try again
					</Button>
					<ButtonLink as={Link} to="/profile?tab=repairs" variant="text" size="low">
						My Repairs
					</ButtonLink>
					{doubt === 'old' && (
						<Button variant="text" size="low" onClick={forget}>
							Forget it
						</Button>
					)}
				</>
			}
		>
			{doubt === 'new'
				? 'We do not know yet whether your booking arrived. Try again asks about the same booking; it is never booked twice. What you typed is kept.'
				: 'Look in My Repairs whether it is there. Try again sends that same booking; it is never booked twice. Forget it when you do not want it any more.'}
		</Notice>
	)
}

/** The server's total is above the one that was shown (B.R-13). */
export function TotalNotice({ words }: { words: string }) {
	return <Notice title={words}>Nothing is booked yet. The prices on the job card are now the current ones.</Notice>
}

/** Why a booking was refused as a whole, with the ways on (B.SCART-26, A.LAYOUT-37). Nothing that was typed is lost. */
export function RefusedDialog({ words, phone, onClose }: { words: string | null; phone: string; onClose: () => void }) {
	return (
		<Dialog
			open={words !== null}
			onClose={onClose}
			title="Booking not confirmed"
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
				<Text weight="strong">{words}</Text>
				<Text tone="muted">
					Your services and everything you typed are kept.
					{phone && ` You can also book by phone: ${phone}.`}
				</Text>
			</Stack>
		</Dialog>
	)
}
