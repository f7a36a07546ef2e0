import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf } from '#shared/days.ts'
import { dialable, whatsappLink } from '#shared/phone.ts'
import { ownRepair } from '../../../state/own-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Split } from '../../../ui/columns.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Eyebrow } from '../../../ui/eyebrow.tsx'
import { Heading, PageHeading } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { Wrap } from '../../../ui/wrap.tsx'
import { isOver } from '../shared/repair-words.ts'
import { BookedDialog } from './booked-dialog.tsx'
import { calendarFile } from './calendar-file.ts'
import { CancelOwnRepair } from './cancel-own-repair.tsx'
import { progressSteps } from './progress-steps.ts'
import { RepairCard } from './repair-card.tsx'

/** An open page asks this often what is new. */
const refetchMs = 20_000
/** A browser may still be reading the file some time after the press. */
const fileKeptMs = 20_000

/** The company's numbers, '' when unset (D-01). */
type Contact = { phone: string; whatsapp: string }
type Props = {
	/** Null for an address that can be no repair. */
	id: number | null
	contact: Contact
	/** Whether the confirmation of a booking just made is open, and what closes it. */
	isBooked: boolean
	onBookedClose: () => void
}

/** A repair of the caller: job card, progress, and what can be done now (D-29). It follows the work while the page is open and seen. */
export function OwnRepair({ id, contact, isBooked, onBookedClose }: Props) {
	const repair = useQuery({
		...ownRepair(id ?? 0),
		enabled: id !== null,
		refetchInterval: ({ state: { data } }) =>
			data === undefined || data.status === 'cancelled' || (isOver(data) && data.payment_status === 'paid') ? false : refetchMs,
	})
	if (id === null || isNotFound(repair.error)) return <UnknownRepair contact={contact} />
	if (repair.data)
		return (
			<RepairPage>
				<Split side={<RepairSide repair={repair.data} contact={contact} />}>
					<Stack gap="loose">
						<RepairCard repair={repair.data} />
						{repair.data.technician_notes && <WhatWeDid notes={repair.data.technician_notes} />}
					</Stack>
				</Split>
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
					<Eyebrow>
						<Link to="/profile?tab=repairs">My Repairs</Link>
					</Eyebrow>
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

function RepairSide({ repair, contact }: { repair: Repair; contact: Contact }) {
	const [isCancelling, setCancelling] = useState(false)
	return (
		<Stack gap="loose">
			<Stack as="section" gap="small" aria-labelledby="progress-title" aria-live="polite">
				<Heading id="progress-title">Progress</Heading>
				<Timeline label="Progress" steps={progressSteps(repair, dayOf(new Date()))} />
			</Stack>
			<div data-print="hide">
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
			</div>
			<Help repair={repair} contact={contact} />
			{isCancelling && <CancelOwnRepair repair={repair} onClose={() => setCancelling(false)} onCancelled={focusHeading} />}
		</Stack>
	)
}

// A cancelled repair has no button for the focus to go back to.
const focusHeading = () => requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus())

function BookAgain({ repair }: { repair: Repair }) {
	const [line] = repair.services
	const id = line?.package.id ?? null
	return (
		<ButtonLink as={Link} to={id === null ? '/#services' : `/services/${id}`} size="low">
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
