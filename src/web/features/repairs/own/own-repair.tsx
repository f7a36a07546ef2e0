import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import type { SiteSettings } from '#contract/company/company.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf } from '#shared/days.ts'
import { formatRupees } from '#shared/money.ts'
import { dialable, whatsappLink } from '#shared/phone.ts'
import { dueOf } from '../../../kits/payment/payment-words.ts'
import { type Payee, payeeOf } from '../../../kits/payment/upi-link.ts'
import { ownRepair } from '../../../state/own-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Split } from '../../../ui/columns.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Eyebrow } from '../../../ui/eyebrow.tsx'
import { Heading, PageHeading } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { Wrap } from '../../../ui/wrap.tsx'
import { isOver, stampOf } from '../shared/repair-words.ts'
import { BookedDialog } from './booked-dialog.tsx'
import { calendarFile } from './calendar-file.ts'
import { CancelOwnRepair } from './cancel-own-repair.tsx'
import { NextPanel, PayRepair } from './next-panel.tsx'
import { progressSteps } from './progress-steps.ts'
import { RepairCard } from './repair-card.tsx'
import { useBookAgain } from './use-book-again.ts'

/** An open page asks this often what is new. */
const refetchMs = 20_000
/** A browser may still be reading the file some time after the press. */
const fileKeptMs = 20_000

/** Who it is and how to reach and pay it; what is unset is '' and left out (D-01). */
type Company = Pick<SiteSettings, 'name' | 'address' | 'phone' | 'whatsapp' | 'upi_id' | 'upi_name'>
type Contact = Pick<Company, 'phone' | 'whatsapp'>
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
	const repair = useQuery({
		...ownRepair(id ?? 0),
		enabled: id !== null,
		refetchInterval: ({ state: { data } }) => (data && isOver(data) && !isMoneyAwaited(data) ? false : refetchMs),
	})
	if (id === null || isNotFound(repair.error)) return <UnknownRepair contact={company} />
	if (repair.data)
		return (
			<RepairPage>
				<RepairInFull repair={repair.data} company={company} />
				<BookedDialog repair={repair.data} open={isBooked} onClose={onBookedClose} />
			</RepairPage>
		)
	if (repair.isError)
		return (
			<RepairPage>
				<PageHeading>Repair</PageHeading>
				<ErrorState scene="broken" text="This repair could not be loaded." onRetry={() => repair.refetch()} busy={repair.isFetching} />
			</RepairPage>
		)
	return <RepairWaiting />
}

/** Whether the company is still to record money that comes or goes back. */
const isMoneyAwaited = ({ status, payment_status }: Repair) =>
	payment_status === 'refund_due' || (status === 'completed' && payment_status === 'due')

const isNotFound = (error: unknown) => error instanceof ApiProblem && error.status === 404

/** The page before anything is known; also what the server draws for everybody (D-27). */
export function RepairWaiting() {
	return (
		<RepairPage>
			<PageHeading>Repair</PageHeading>
			<LoadingText>Loading repair...</LoadingText>
			<Skeleton shape="rows" count={6} />
		</RepairPage>
	)
}

function RepairPage({ children }: { children: ReactNode }) {
	return (
		<Section as="div" air="small">
			<Wrap>
				<Stack gap="small">
					<div data-print="hide">
						<Eyebrow>
							<Link to="/profile?tab=repairs">My Repairs</Link>
						</Eyebrow>
					</div>
					{children}
				</Stack>
			</Wrap>
		</Section>
	)
}

/** The same for a foreign and an absent repair (B.E-34). */
function UnknownRepair({ contact }: { contact: Contact }) {
	return (
		<RepairPage>
			<PageHeading>Repair not found</PageHeading>
			<EmptyState scene="not-found" title="There is no such repair in your account" text="Check the address, or look for it in your list.">
				<ButtonLink as={Link} to="/profile?tab=repairs">
					My Repairs
				</ButtonLink>
				<ButtonLink as={Link} to="/#services" variant="quiet">
					Book a service
				</ButtonLink>
				{contact.phone && (
					<ButtonLink href={dialable(contact.phone)} variant="text">
						<Icon name="phone" size={20} />
						{contact.phone}
					</ButtonLink>
				)}
			</EmptyState>
		</RepairPage>
	)
}

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
	return (
		<>
			<PrintedHead company={company} />
			<Cluster apart>
				<PageHeading size="m">Repair {repair.reference}</PageHeading>
				<Stamp kind={stampOf[repair.status]}>{repair.status_display}</Stamp>
			</Cluster>
			<Stack gap="loose">
				<NextPanel repair={repair} payee={payee} />
				<Split sideFirst side={<Progress repair={repair} payee={payee} />}>
					<Stack gap="loose">
						<RepairCard repair={repair} />
						{repair.technician_notes && <WhatWeDid notes={repair.technician_notes} />}
						<Actions repair={repair} contact={company} />
					</Stack>
				</Split>
			</Stack>
		</>
	)
}

/** Whose paper it is, where the page itself is not around it. */
const PrintedHead = ({ company: { name, address, phone } }: { company: Company }) => (
	<div data-print="only">
		<Text weight="strong">{name}</Text>
		<Text size="small">{[address, phone].filter(Boolean).join(' · ')}</Text>
	</div>
)

function Progress({ repair, payee }: { repair: Repair; payee: Payee | null }) {
	const [isPaying, setPaying] = useState(false)
	const canPayAhead = payee && !isOver(repair) && repair.status !== 'pending' && dueOf(repair) > 0
	return (
		<Stack gap="loose" data-print="hide">
			<Stack as="section" gap="small" aria-labelledby="progress-title">
				<Heading id="progress-title">Progress</Heading>
				<Timeline label="Progress" steps={progressSteps(repair, dayOf(new Date()))} />
			</Stack>
			{canPayAhead && (
				<Disclosure title={`Pay ${formatRupees(dueOf(repair))} ahead`} onToggle={({ currentTarget }) => setPaying(currentTarget.open)}>
					{isPaying && <PayRepair repair={repair} payee={payee} />}
				</Disclosure>
			)}
		</Stack>
	)
}

function Actions({ repair, contact }: { repair: Repair; contact: Contact }) {
	const [isCancelling, setCancelling] = useState(false)
	return (
		<Stack data-print="hide">
			<Cluster>
				{isOver(repair) && <BookAgain repair={repair} />}
				{repair.kind === 'scheduled' && !isOver(repair) && <CalendarButton repair={repair} />}
				<Button variant="quiet" size="low" onClick={() => window.print()}>
					<Icon name="print" size={20} />
					Print
				</Button>
				{repair.can.cancel && (
					<Button variant="bad" size="low" onClick={() => setCancelling(true)}>
						Cancel repair
					</Button>
				)}
			</Cluster>
			<Help repair={repair} contact={contact} />
			{isCancelling && <CancelOwnRepair repair={repair} onClose={() => setCancelling(false)} onCancelled={focusHeading} />}
		</Stack>
	)
}

// A cancelled repair has no button for the focus to go back to.
const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus()

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

/** How to reach us about this repair; the reference goes along (ux 23). */
function Help({ repair, contact: { phone, whatsapp } }: { repair: Repair; contact: Contact }) {
	if (!phone && !whatsapp) return null
	return (
		<Text size="small" tone="muted">
			{repair.can.cancel && 'You can cancel here until we confirm. After that call us; free up to 2 hours before service. '}
			Something not right?{' '}
			{phone && (
				<>
					<a href={dialable(phone)}>Call us</a> on {phone}
				</>
			)}
			{phone && whatsapp && ' or '}
			{whatsapp && (
				<a href={whatsappLink(whatsapp, `Hello, this is about ${repair.reference}.`)}>
					{phone ? 'write on WhatsApp' : 'Write on WhatsApp'}
				</a>
			)}{' '}
			about {repair.reference}.
		</Text>
	)
}
