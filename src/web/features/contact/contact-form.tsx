import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import {
	type ContactKind,
	contactLimits,
	contactMessageProblem,
	contactNameProblem,
	contactNumberProblem,
	contactSenderProblem,
	contactSent,
	whatHappens,
} from '#contract/contact/contact-words.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { ComplaintField } from '../../kits/messages/complaint-field.tsx'
import { Button } from '../../ui/button.tsx'
import { useNativeForm } from '../../ui/form/use-native-form.ts'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { Heading } from '../../ui/heading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './contact.module.css'
import { contactApi } from './contact-api.ts'
import { contactDraft } from './contact-draft.ts'
import { failureWords } from './failure-words.ts'

/** For so long the form says that it was sent, before it gives way to the thanks (A.CONTACT-12). */
const bannerMs = 5_000

const fields = {
	name: { label: 'Name', problem: contactNameProblem },
	email: { label: 'Email', problem: contactSenderProblem },
	phone: { label: 'Phone', problem: contactNumberProblem },
	message: { label: 'Message', problem: contactMessageProblem },
}

/** What was sent without JavaScript and refused: it stands in the form again, with what is wrong at its field. */
export type Posted = {
	body: Record<'name' | 'email' | 'phone' | 'message' | 'kind', string>
	refused: Record<string, string[]>
	failure: string
}
/** What was sent. */
type Sent = { reference: string; kind: ContactKind }

/** Writes to us (A.CONTACT-01), also without JavaScript. What was typed stays until it is sent, also over a reload. */
export function ContactForm({ posted, before = null }: { posted?: Posted | undefined; before?: Sent | null }) {
	const [state, setState] = useState<'writing' | 'sent' | 'thanked' | 'anew'>(before ? 'thanked' : 'writing')
	const [{ reference, kind }, setSent] = useState<Sent>(before ?? { reference: '', kind: 'question' })
	const thanks = useRef<HTMLHeadingElement>(null)
	const first = useRef<HTMLInputElement>(null)
	useEffect(() => {
		if (state !== 'sent') return
		const timer = setTimeout(() => setState('thanked'), bannerMs)
		return () => clearTimeout(timer)
	}, [state])
	useEffect(() => {
		if (state === 'thanked') thanks.current?.focus()
		if (state === 'anew') first.current?.focus()
	}, [state])
	if (state === 'thanked')
		return (
			<Panel aria-labelledby="thank-you">
				<Stack gap="small">
					<Heading id="thank-you" ref={thanks} tabIndex={-1}>
						Thank You!
					</Heading>
					<Text>
						Your message{reference && ` ${reference}`} is with us. The mail we sent you has a link to follow it by. {whatHappens[kind]}
					</Text>
					<form
						action="/contact-us"
						onSubmit={(event) => {
							event.preventDefault()
							setState('anew')
						}}
					>
						<Button type="submit" variant="quiet">
							Send Another Message
						</Button>
					</form>
				</Stack>
			</Panel>
		)
	return (
		<Stack>
			<div role="status">
				{state === 'sent' && (
					<Text tone="ok" weight="strong" icon="tick">
						{contactSent}
					</Text>
				)}
			</div>
			<Fields
				key={reference}
				first={first}
				posted={reference === '' ? posted : undefined}
				onSent={(sent) => {
					setSent(sent)
					setState('sent')
				}}
			/>
		</Stack>
	)
}

type FieldsProps = { posted: Posted | undefined; first: RefObject<HTMLInputElement | null>; onSent: (sent: Sent) => void }

function Fields({ posted, first, onSent }: FieldsProps) {
	const { form, field, check, refuse } = useNativeForm({ id: 'contact', fields, refused: posted?.refused })
	const { isBusy, press } = useSinglePress()
	const [isComplaint, setComplaint] = useState(posted?.body.kind === 'complaint')
	const [failure, setFailure] = useState(posted?.failure ?? null)
	const sendOnce = useIdempotentSend()

	async function send() {
		setFailure(null)
		const values = check()
		if (!values) return
		try {
			await press(async () => {
				const body = { ...values, kind: isComplaint ? ('complaint' as const) : ('question' as const) }
				const sent = await sendOnce(body, (key) => contactApi.send({ body, key }))
				toast({ title: sent?.message || contactSent })
				contactDraft.forget()
				onSent({ reference: sent?.reference ?? '', kind: body.kind })
			})
		} catch (error) {
			setFailure(failureWords(error))
			if (error instanceof ApiProblem) refuse(error.fields)
		}
	}
	// The server's page is the same for everybody, so values of this browser are filled in here, but not over what is already there.
	useEffect(() => {
		for (const [name, text] of Object.entries(contactDraft.read())) {
			const control = form.current?.elements.namedItem(name)
			if (name === 'kind') setComplaint(true)
			else if ((control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.value === '') control.value = text
		}
	}, [form])
	return (
		<form
			ref={form}
			noValidate
			method="post"
			action="/contact-us"
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault()
				send()
			}}
			onInput={({ currentTarget }) => contactDraft.keep(Object.fromEntries(new FormData(currentTarget)) as Record<string, string>)}
		>
			<TextField {...field('name')} ref={first} defaultValue={posted?.body.name} autoComplete="name" aria-required />
			<TextField
				{...field('email')}
				defaultValue={posted?.body.email}
				type="email"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				aria-required
			/>
			<TextField {...field('phone')} defaultValue={posted?.body.phone} type="tel" autoComplete="tel" optional />
			<TextAreaField {...field('message')} rows={6} maxLength={contactLimits.message} defaultValue={posted?.body.message} aria-required />
			<ComplaintField name="kind" value="complaint" checked={isComplaint} onChange={({ target }) => setComplaint(target.checked)} />
			<Button type="submit" variant="go" busy={isBusy}>
				Send Message
			</Button>
			<ProblemAlert words={failure} />
		</form>
	)
}
