import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { formatRegistration } from '#shared/registration.ts'
import { ConfirmedDialog } from '../../../kits/sold/confirmed-dialog.tsx'
import { townOf } from '../../../kits/sold/town-of.ts'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'
import { bikesOf, callWords, whenOf } from '../shared/repair-words.ts'
import { SaveForNextTime } from './save-for-next-time.tsx'

/** Confirms a booking that was just made. */
export function BookedDialog({ repair, open, onClose }: { repair: Repair; open: boolean; onClose: () => void }) {
	const today = dayOf(new Date())
	const [line] = repair.services
	const soon = callWords(repair)
	return (
		<ConfirmedDialog
			open={open}
			onClose={onClose}
			title="Your repair is booked"
			// It has an address, so Back leads away from it by itself.
			backCloses={false}
			reference={repair.reference}
			bike={line && { drawing: line.drawing, paint: line.paint }}
			list={{ to: '/profile?tab=repairs', words: 'My Repairs' }}
			rows={
				<>
					<Row
						term="Date and time"
						strong
						under={repair.kind === 'service_now' ? `booked ${momentWords(repair.created_at, today)}` : undefined}
					>
						{whenOf(repair, today)}
					</Row>
					<Row term="Vehicle">
						{bikesOf(repair).map(({ name, registration_number }) => (
							<div key={name}>
								{name}
								{registration_number && `, ${formatRegistration(registration_number)}`}
							</div>
						))}
					</Row>
					<Row term="Address" under={townOf(repair)}>
						{repair.address}
					</Row>
					<Row term="To pay after service" strong>
						{formatExactRupees(repair.total_amount)}
					</Row>
				</>
			}
		>
			<Text size="small" tone="muted">
				{soon ? `${soon} with the time.` : 'Next: we check the hour and confirm it.'} This page follows the work, and a mail is on its way
				to {repair.customer_email}.
			</Text>
			<SaveForNextTime repair={repair} />
		</ConfirmedDialog>
	)
}
