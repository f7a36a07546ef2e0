import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { SiteSettings } from '#contract/company/company.ts'
import { formatExactRupees } from '#shared/money.ts'
import { dialable, whatsappLink } from '#shared/phone.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Heading, PageHeading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { Timeline, type TimelineStep } from '../../ui/timeline.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { useFoundRow } from './use-found-row.ts'

/** Who it is and how to reach and pay it; what is unset is '' and left out (D-01). */
export type Company = Pick<SiteSettings, 'name' | 'address' | 'phone' | 'whatsapp' | 'upi_id' | 'upi_name'>
export type Contact = Pick<Company, 'phone' | 'whatsapp'>
export const unknownCompany: Company = { name: 'Pahiya', address: '', phone: '', whatsapp: '', upi_id: '', upi_name: '' }

/** Milliseconds between two reloads of an open page. */
const refetchMs = 20_000

/** What this kind of thing is called on its customer's page. */
export type OwnWords = {
	/** 'Repair'. */
	one: string
	/** The list it stands in. */
	list: { to: string; words: string }
	/** Where one gets another. */
	more: { to: string; words: string }
}

type Props<Row, Key extends QueryKey> = {
	words: OwnWords
	/** Null for an address that can be none. */
	options: UseQueryOptions<Row, Error, Row, Key> | null
	/** Whether nothing will change any more; until then the page reloads while it is open and visible. */
	isOver: (row: Row) => boolean
	contact: Contact
	children: (row: Row) => ReactNode
}

type Seen<Row> = { state: { data: Row | undefined } }

/** The page of a thing that its customer bought, as far as it is known. A foreign and an absent one are the same (B.E-34). */
export function OwnPage<Row, Key extends QueryKey>({ words, options, isOver, contact, children }: Props<Row, Key>) {
	const { one } = words
	const followed = options && {
		...options,
		refetchInterval: ({ state: { data } }: Seen<Row>) => (data && isOver(data) ? false : refetchMs),
	}
	const { row, isMissing, query } = useFoundRow(followed as typeof options)
	if (isMissing) return <UnknownThing words={words} contact={contact} />
	if (row) return <OwnFrame words={words}>{children(row)}</OwnFrame>
	if (query.isError)
		return (
			<OwnFrame words={words}>
				<PageHeading>{one}</PageHeading>
				<ErrorState
					scene="broken"
					text={`This ${one.toLowerCase()} could not be loaded.`}
					onRetry={() => query.refetch()}
					busy={query.isFetching}
				/>
			</OwnFrame>
		)
	return <OwnWaiting words={words} />
}

/** The page before anything is loaded; also what the server renders for everybody (D-27). */
export function OwnWaiting({ words }: { words: OwnWords }) {
	return (
		<OwnFrame words={words}>
			<PageHeading>{words.one}</PageHeading>
			<LoadingText>Loading {words.one.toLowerCase()}...</LoadingText>
			<Skeleton shape="rows" count={6} />
		</OwnFrame>
	)
}

function OwnFrame({ words: { list }, children }: { words: OwnWords; children: ReactNode }) {
	return (
		<Section as="div" air="small">
			<Wrap>
				<Stack gap="small">
					<div data-print="hide">
						<Eyebrow>
							<Link to={list.to}>{list.words}</Link>
						</Eyebrow>
					</div>
					{children}
				</Stack>
			</Wrap>
		</Section>
	)
}

function UnknownThing({ words, contact: { phone } }: { words: OwnWords; contact: Contact }) {
	const { one, list, more } = words
	return (
		<OwnFrame words={words}>
			<PageHeading>{one} not found</PageHeading>
			<EmptyState
				scene="not-found"
				title={`There is no such ${one.toLowerCase()} in your account`}
				text="Check the address, or look for it in your list."
			>
				<ButtonLink as={Link} to={list.to}>
					{list.words}
				</ButtonLink>
				<ButtonLink as={Link} to={more.to} variant="quiet">
					{more.words}
				</ButtonLink>
				{phone && (
					<ButtonLink href={dialable(phone)} variant="text">
						<Icon name="phone" size={20} />
						{phone}
					</ButtonLink>
				)}
			</EmptyState>
		</OwnFrame>
	)
}

/** The company's head on paper, where the page around it is not printed. */
export const PrintedHead = ({ company: { name, address, phone } }: { company: Pick<Company, 'name' | 'address' | 'phone'> }) => (
	<div data-print="only">
		<Text weight="strong">{name}</Text>
		<Text size="small">{[address, phone].filter(Boolean).join(' · ')}</Text>
	</div>
)

type ProgressProps = {
	steps: TimelineStep[]
	/** Rupees that can be paid before it is asked for, and how; null where nothing can. */
	ahead: { due: number; pay: ReactNode } | null
}

/** How far it is; who likes pays before it is asked for. */
export function OwnProgress({ steps, ahead }: ProgressProps) {
	const [isPaying, setPaying] = useState(false)
	return (
		<Stack gap="loose" data-print="hide">
			<Stack as="section" gap="small" aria-labelledby="progress-title">
				<Heading id="progress-title">Progress</Heading>
				<Timeline label="Progress" steps={steps} />
			</Stack>
			{ahead && (
				<Disclosure title={`Pay ${formatExactRupees(ahead.due)} ahead`} onToggle={({ currentTarget }) => setPaying(currentTarget.open)}>
					{isPaying && ahead.pay}
				</Disclosure>
			)}
		</Stack>
	)
}

/** A page is printed as it stands. */
export const PrintButton = ({ children = 'Print' }: { children?: ReactNode }) => (
	<Button variant="quiet" size="low" onClick={() => window.print()}>
		<Icon name="print" size={20} />
		{children}
	</Button>
)

/** How to reach us about it; the reference goes along (ux 23). */
export function OwnHelp({ reference, before, contact: { phone, whatsapp } }: { reference: string; before: string; contact: Contact }) {
	if (!phone && !whatsapp) return null
	return (
		<Text size="small" tone="muted">
			{before && `${before} `}
			Something not right?{' '}
			{phone && (
				<>
					<a href={dialable(phone)}>Call us</a> on {phone}
				</>
			)}
			{phone && whatsapp && ' or '}
			{whatsapp && (
				<a href={whatsappLink(whatsapp, `Hello, this is about ${reference}.`)}>{phone ? 'write on WhatsApp' : 'Write on WhatsApp'}</a>
			)}{' '}
			about {reference}.
		</Text>
	)
}
