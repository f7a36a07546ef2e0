import { Link } from 'react-router'
import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import { formatRegistration } from '#shared/registration.ts'
import { momentOf } from '../../../kits/sold/moment-of.ts'
import { Bike } from '../../../ui/bike.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { bikesOf, callWords, townOf, whenOf } from '../shared/repair-words.ts'
import styles from './booked-dialog.module.css'
import { SaveForNextTime } from './save-for-next-time.tsx'

/** Confirms a booking that was just made: reference, date and time, vehicle, address, and the two ways on (A.LAYOUT-35, A.LAYOUT-36). */
export function BookedDialog({ repair, open, onClose }: { repair: Repair; open: boolean; onClose: () => void }) {
	const today = dayOf(new Date())
	const [line] = repair.services
	const soon = callWords(repair)
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title="Your repair is booked"
			// It has an address, so Back leads away from it by itself.
			backCloses={false}
			actions={
				<>
					<ButtonLink as={Link} to="/" variant="quiet">
						Back to Home
					</ButtonLink>
					<ButtonLink as={Link} to="/profile?tab=repairs">
						View My Repairs
					</ButtonLink>
				</>
			}
		>
			<Stack gap="small">
				<div className={styles.head}>
					<div>
						<Text size="small" tone="muted">
							Reference
						</Text>
						<p className={styles.reference}>{repair.reference}</p>
						<Button variant="text" size="low" aria-label={`Copy ${repair.reference}`} onClick={() => copy(repair.reference)}>
							<Icon name="copy" size={20} />
							Copy
						</Button>
					</div>
					{line && (
						<div className={styles.road}>
							<Bike drawing={line.drawing} paint={line.paint} className={styles.bike} />
						</div>
					)}
				</div>
				<Rows ruled>
					<Row
						term="Date and time"
						strong
						under={repair.kind === 'service_now' ? `booked ${momentOf(repair.created_at, today)}` : undefined}
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
						{formatRupees(repair.total_amount)}
					</Row>
				</Rows>
				<Text size="small" tone="muted">
					{soon ? `${soon} with the time.` : 'Next: we check the hour and confirm it.'} This page follows the work, and a mail is on its way
					to {repair.customer_email}.
				</Text>
				<SaveForNextTime repair={repair} />
			</Stack>
		</Dialog>
	)
}

async function copy(reference: string) {
	try {
		await navigator.clipboard.writeText(reference)
		toast({ title: 'Copied', text: reference })
	} catch {
		toast({ title: 'This browser does not let us copy', text: reference, kind: 'info' })
	}
}
