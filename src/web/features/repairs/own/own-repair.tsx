import { useState } from 'react'
import { Link } from 'react-router'
import { cancelRule } from '#contract/company/policy-rule-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf } from '#shared/days.ts'
import { OwnInvoices } from '../../../kits/invoices/own-invoices.tsx'
import { dueOf } from '../../../kits/payment/payment-words.ts'
import { payeeOf } from '../../../kits/payment/upi-link.ts'
import {
	type Company,
	type Contact,
	OwnHelp,
	OwnPage,
	OwnProgress,
	type OwnWords,
	PrintButton,
	PrintedHead,
} from '../../../kits/sold/own-page.tsx'
import { PhotosOfWork } from '../../../kits/work/photos-of-work.tsx'
import { ownRepair } from '../../../state/own-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Split } from '../../../ui/columns.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Heading, PageHeading } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { isOver, stampOf } from '../shared/repair-words.ts'
import { BookedDialog } from './booked-dialog.tsx'
import { calendarFile } from './calendar-file.ts'
import { CancelOwnRepair } from './cancel-own-repair.tsx'
import { NextPanel, PayRepair } from './next-panel.tsx'
import { OwnExtraWork } from './own-extra-work.tsx'
import { ownRepairPhotos } from './own-repair-photos.ts'
import { progressSteps } from './progress-steps.ts'
import { RepairCard } from './repair-card.tsx'
import { useBookAgain } from './use-book-again.ts'

/** A browser may still be reading the file some time after the press. */
const fileKeptMs = 20_000

export const repairWords: OwnWords = {
	one: 'Repair',
	list: { to: '/profile?tab=repairs', words: 'My Repairs' },
	more: { to: '/#services', words: 'Book a service' },
}

type Props = {
	/** Null for an address that can be no repair. */
	id: number | null
	company: Company
	/** Whether the confirmation of a booking just made is open, and what closes it. */
	isBooked: boolean
	onBookedClose: () => void
}

/** A repair of the caller: what comes next, progress, and what was agreed (D-29). It follows the work while the page is open and seen. */
export function OwnRepair({ id, company, isBooked, onBookedClose }: Props) {
	return (
		<OwnPage
			words={repairWords}
			options={id === null ? null : ownRepair(id)}
			isOver={(repair) => isOver(repair) && !isMoneyAwaited(repair)}
			contact={company}
		>
			{(repair) => (
				<>
					<RepairInFull repair={repair} company={company} />
					<BookedDialog repair={repair} open={isBooked} onClose={onBookedClose} />
				</>
			)}
		</OwnPage>
	)
}

/** Whether the company is still to record money that comes or goes back. */
const isMoneyAwaited = ({ status, payment_status }: Repair) =>
	payment_status === 'refund_due' || (status === 'completed' && payment_status === 'due')

/** The technician's words, as he broke them into lines. */
function WhatWeDid({ notes }: { notes: string }) {
	return (
		<Stack as="section" gap="small" aria-labelledby="done-title">
			<Heading id="done-title">What we did</Heading>
			{notes.split(/\n+/).map((line, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else of their own
				<Text key={index} narrow>
					{line}
				</Text>
			))}
		</Stack>
	)
}

function RepairInFull({ repair, company }: { repair: Repair; company: Company }) {
	const payee = payeeOf(company)
	const canPayAhead = payee && !isOver(repair) && repair.status !== 'pending' && dueOf(repair) > 0
	const ahead = canPayAhead ? { due: dueOf(repair), pay: <PayRepair repair={repair} payee={payee} /> } : null
	return (
		<>
			<PrintedHead company={company} />
			<Cluster apart>
				<PageHeading size="m">Repair {repair.reference}</PageHeading>
				<Stamp kind={stampOf[repair.status]}>{repair.status_display}</Stamp>
			</Cluster>
			<Stack gap="loose">
				<NextPanel repair={repair} payee={payee} />
				<OwnExtraWork repair={repair} />
				<Split sideFirst side={<OwnProgress steps={progressSteps(repair, dayOf(new Date()))} ahead={ahead} />}>
					<Stack gap="loose">
						<RepairCard repair={repair} />
						<OwnInvoices invoices={repair.invoices} />
						{repair.technician_notes && <WhatWeDid notes={repair.technician_notes} />}
						<PhotosOfWork count={repair.photo_count} options={ownRepairPhotos(repair.id)} />
						<Actions repair={repair} contact={company} />
					</Stack>
				</Split>
			</Stack>
		</>
	)
}

function Actions({ repair, contact }: { repair: Repair; contact: Contact }) {
	const [isCancelling, setCancelling] = useState(false)
	return (
		<Stack data-print="hide">
			<Cluster>
				{isOver(repair) && <BookAgain repair={repair} />}
				{repair.kind === 'scheduled' && !isOver(repair) && <CalendarButton repair={repair} />}
				<PrintButton />
				{repair.can.cancel && (
					<Button variant="bad" size="low" onClick={() => setCancelling(true)}>
						Cancel repair
					</Button>
				)}
			</Cluster>
			<OwnHelp reference={repair.reference} before={repair.can.cancel ? cancelRule : ''} contact={contact} />
			{isCancelling && (
				<CancelOwnRepair repair={repair} phone={contact.phone} onClose={() => setCancelling(false)} onCancelled={focusHeading} />
			)}
		</Stack>
	)
}

function BookAgain({ repair }: { repair: Repair }) {
	const { isPossible, isBusy, book } = useBookAgain(repair)
	if (isPossible)
		return (
			<Button size="low" busy={isBusy} onClick={book}>
				Book again
			</Button>
		)
	return (
		<ButtonLink as={Link} to="/#services" size="low">
			Book again
		</ButtonLink>
	)
}

function CalendarButton({ repair }: { repair: Repair }) {
	function download() {
		const page = `${window.location.origin}${window.location.pathname}`
		const file = new Blob([calendarFile(repair, { url: page, writtenAt: new Date() })], { type: 'text/calendar;charset=utf-8' })
		const address = URL.createObjectURL(file)
		const link = document.createElement('a')
		link.href = address
		link.download = `${repair.reference}.ics`
		link.click()
		setTimeout(() => URL.revokeObjectURL(address), fileKeptMs)
	}
	return (
		<Button variant="quiet" size="low" onClick={download}>
			<Icon name="calendar" size={20} />
			Add to calendar
		</Button>
	)
}
