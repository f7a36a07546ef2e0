import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { type ContactStatus, contactKindDisplay, contactLimits, contactMessageProblem } from '#contract/contact/contact-words.ts'
import { useTypedText } from '../../browser/typed-text.ts'
import { Thread } from '../../kits/messages/thread.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { PageHeading } from '../../ui/heading.tsx'
import { momentWords } from '../../ui/moment-words.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Section } from '../../ui/section.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Stamp, type StampKind } from '../../ui/stamp.tsx'
import { Text } from '../../ui/text.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { toast } from '../../ui/toast.ts'
import { Wrap } from '../../ui/wrap.tsx'
import styles from './contact.module.css'
import { contactApi } from './contact-api.ts'
import { failureWords } from './failure-words.ts'

const contactStamps: Record<ContactStatus, StampKind> = { new: 'wait', answered: 'ok', closed: 'plain' }

const ticketOf = (token: string) =>
	queryOptions({
		queryKey: ['contact', token],
		queryFn: ({ signal }) => contactApi.ticket({ params: { token }, signal }),
		refetchOnMount: 'always',
	})

/** What was written to us and answered, by the link in the mail; more can be added. */
export function TicketPage({ token }: { token: string }) {
	const query = useQuery(ticketOf(token))
	const { data } = query
	return (
		<Section as="div" air="small">
			<Wrap>
				<Stack>
					{data ? (
						<>
							<Cluster apart>
								<PageHeading>
									{contactKindDisplay[data.kind]} {data.reference}
								</PageHeading>
								<span role="status">
									<Stamp kind={contactStamps[data.status]}>{data.status === 'new' ? 'Waiting for us' : data.status_display}</Stamp>
								</span>
							</Cluster>
							{data.status === 'new' && data.due_at && <Text tone="muted">You hear from us by {momentWords(data.due_at)}.</Text>}
							<Thread
								posts={data.thread.map(({ by, text, at }) => ({
									by: by === 'company' ? 'We' : data.name,
									isOurs: by === 'company',
									text,
									at,
								}))}
							/>
							<AddToTicket token={token} />
						</>
					) : query.error instanceof ApiProblem && query.error.status === 404 ? (
						<>
							<PageHeading>Link not found</PageHeading>
							<EmptyState scene="not-found" title="This link opens nothing" text="Open it again from our mail, whole, or write to us anew.">
								<ButtonLink as={Link} to="/contact-us">
									Contact us
								</ButtonLink>
							</EmptyState>
						</>
					) : (
						<>
							<PageHeading>Your message</PageHeading>
							<NotLoaded
								query={query}
								loading="Loading your message..."
								failed="Your message could not be loaded."
								scene="broken"
								count={3}
							/>
						</>
					)}
				</Stack>
			</Wrap>
		</Section>
	)
}

function AddToTicket({ token }: { token: string }) {
	const queries = useQueryClient()
	const [text, setText] = useTypedText(`contact ${token.split('.')[0]}`)
	const [problem, setProblem] = useState<string | null>(null)
	const { run, isBusy, error } = useAction(async (message: string) => {
		queries.setQueryData(ticketOf(token).queryKey, await contactApi.add({ params: { token }, body: { message } }))
	})
	async function send() {
		const wrong = contactMessageProblem(text)
		setProblem(wrong)
		if (wrong !== null || !(await run(text.trim()))) return
		setText('')
		toast({ title: 'Added to your message' })
	}
	return (
		<form
			className={styles.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				send()
			}}
		>
			<TextAreaField
				label="Add something"
				rows={4}
				maxLength={contactLimits.message}
				value={text}
				error={problem}
				onChange={({ target }) => setText(target.value)}
			/>
			<div>
				<Button type="submit" busy={isBusy}>
					Send
				</Button>
			</div>
			<ProblemAlert words={error !== null && failureWords(error)} />
		</form>
	)
}
