import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { JobCard } from '#web/ui/job-card.tsx'
import { Plate } from '#web/ui/plate.tsx'
import { Row, Rows, Total } from '#web/ui/rows.tsx'
import { Cluster, Stack } from '#web/ui/stack.tsx'
import { Stamp } from '#web/ui/stamp.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './ui.module.css'
import { DayAndNight, Named, Part, type Place } from './ui-part.tsx'

export function Buttons(place: Place) {
	const [busy, setBusy] = useState(true)
	return (
		<Part {...place} text="Ink leads, quiet stands beside it, yellow is the one way forward.">
			<Stack>
				<Cluster>
					<Button variant="go">Book Now</Button>
					<Button>Add to Cart</Button>
					<Button variant="quiet">Buy Now</Button>
					<Button variant="bad">Cancel booking</Button>
					<Button variant="text">Not now</Button>
					<ButtonLink href="tel:+910000000000" variant="quiet">
						<Icon name="phone" size={20} />
						+91 00000 00000
					</ButtonLink>
				</Cluster>
				<Cluster>
					<Button busy={busy} onClick={() => setBusy(true)}>
						Add to Cart
					</Button>
					<Button variant="go" busy>
						Confirm booking · ₹628
					</Button>
					<Button variant="quiet" busy>
						Try again
					</Button>
					<Button aria-disabled>Out of stock</Button>
					<Button variant="text" onClick={() => setBusy(!busy)}>
						{busy ? 'Let the first one rest' : 'Let the first one work'}
					</Button>
				</Cluster>
				<Cluster>
					<Button size="low">New booking</Button>
					<Button size="low" variant="quiet">
						<Icon name="pin" size={20} />
						Use Current Location
					</Button>
					<Button size="low" busy>
						Saving
					</Button>
					<IconButton icon="edit" label="Edit address" />
					<IconButton icon="trash" label="Remove address" />
					<IconButton icon="close" label="Reset vehicle selection" disabled />
				</Cluster>
				<Button variant="go" wide>
					Confirm booking · ₹628
				</Button>
				<DayAndNight>
					<Cluster>
						<Button variant="go">Go</Button>
						<Button>Ink</Button>
						<Button variant="quiet">Quiet</Button>
						<Button variant="bad">Bad</Button>
						<Button variant="text">Text</Button>
					</Cluster>
					<Named name="With the focus of the keyboard">
						<Cluster className={styles.focused} gap="normal">
							<Button variant="go">Go</Button>
							<Button>Ink</Button>
							<Button variant="quiet">Quiet</Button>
							<IconButton icon="edit" label="Edit, focused" />
						</Cluster>
					</Named>
					<Named name="Busy, and not to be pressed">
						<Cluster>
							<Button variant="go" busy>
								Go
							</Button>
							<Button busy>Ink</Button>
							<Button aria-disabled>Ink</Button>
							<Button variant="quiet" aria-disabled>
								Quiet
							</Button>
						</Cluster>
					</Named>
					<Named name="Long words in little room">
						<div className={styles.narrow}>
							<Button wide>Confirm booking and pay ₹1,11,628 after service</Button>
						</div>
					</Named>
				</DayAndNight>
			</Stack>
		</Part>
	)
}

export function Layers(place: Place) {
	const [open, setOpen] = useState<'normal' | 'wide' | null>(null)
	return (
		<Part {...place} text="A sheet from below on phones. Escape, the cross and a click beside it close it.">
			<Cluster>
				<Button onClick={() => setOpen('normal')}>Open dialog</Button>
				<Button variant="quiet" onClick={() => setOpen('wide')}>
					Open long dialog
				</Button>
				<Button variant="quiet" onClick={() => toast({ title: 'Added to Cart', text: 'Front brake pads replaced is in your cart.' })}>
					Toast
				</Button>
				<Button variant="quiet" onClick={() => toast({ title: 'Failed to update cart item', kind: 'bad' })}>
					Bad toast
				</Button>
				<Button
					variant="quiet"
					onClick={() =>
						toast({
							title: 'Vehicle selection reset',
							kind: 'info',
							action: { label: 'Undo', onPress: () => toast({ title: 'Back again' }) },
						})
					}
				>
					Toast with undo
				</Button>
			</Cluster>
			<Dialog
				open={open !== null}
				onClose={() => setOpen(null)}
				title="Booking received"
				size={open ?? 'normal'}
				actions={
					<>
						<Button variant="quiet" onClick={() => setOpen(null)}>
							Back to Home
						</Button>
						<Button onClick={() => toast({ title: 'Over the dialog' })}>View My Repairs</Button>
					</>
				}
			>
				<JobCard label="Repair" reference="BK00048213" level={3} corner={<Stamp>Pending</Stamp>}>
					<Rows>
						<Row term="When" strong>
							Sat 21 Nov, 10–11 am
						</Row>
						<Row term="Bike">
							<Plate>MH 12 KT 4821</Plate>
						</Row>
						<Row term="Where">14 Prabhat Road, Lane 4, Pune 411004</Row>
						{open === 'wide' &&
							Array.from({ length: 16 }, (_, line) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: lines to fill the page
								<Row key={line} term={`Line ${line + 1}`}>
									₹{line * 100}
								</Row>
							))}
					</Rows>
					<Total term="To pay after service">₹628</Total>
				</JobCard>
			</Dialog>
		</Part>
	)
}
