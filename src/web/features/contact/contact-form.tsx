import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import {
	contactLimits,
	contactMessageProblem,
	contactNameProblem,
	contactNumberProblem,
	contactSenderProblem,
	contactSent,
} from '#contract/contact/contact-words.ts'
import { useTypedText } from '../../browser/typed-text.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { useNativeForm } from '../../ui/form/use-native-form.ts'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { Heading } from '../../ui/heading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './contact.module.css'
import { contactApi } from './contact-api.ts'
import { failureWords } from './failure-words.ts'

/** For so long the form says that it was sent, before it gives way to the thanks (A.CONTACT-12). */
const bannerMs = 5_000

const fields = {
	name: { label: 'Name', problem: contactNameProblem },
	email: { label: 'Email', problem: contactSenderProblem },
	phone: { label: 'Phone', problem: contactNumberProblem },
	message: { label: 'Message', problem: contactMessageProblem },
}

/** Writes to us (A.CONTACT-01). What was typed stays until it is sent, also over a reload. */
export function ContactForm() {
	const [state, setState] = useState<'writing' | 'sent' | 'thanked'>('writing')
	const [reference, setReference] = useState('')
	const thanks = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (state !== 'sent') return
		const timer = setTimeout(() => setState('thanked'), bannerMs)
		return () => clearTimeout(timer)
	}, [state])
	useEffect(() => {
		if (state === 'thanked') thanks.current?.focus()
	}, [state])
	if (state === 'thanked')
		return (
			<Panel aria-labelledby="thank-you">
				<Stack gap="small">
					<Heading id="thank-you" ref={thanks} tabIndex={-1}>
						Thank You!
					</Heading>
					<Text>
						Your message{reference && ` ${reference}`} is with us. The mail we sent you has a link to follow it by; we answer within 48
						hours.
					</Text>
					<div>
						<Button variant="quiet" onClick={() => setState('writing')}>
							Send Another Message
						</Button>
					</div>
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
				onSent={(sent) => {
					setReference(sent)
					setState('sent')
				}}
			/>
		</Stack>
	)
}

function Fields({ onSent }: { onSent: (reference: string) => void }) {
	const { form, field, check, refuse } = useNativeForm({ id: 'contact', fields })
	const { isBusy, press } = useSinglePress()
	const [typed, keepTyped] = useTypedText('contact message')
	const [isComplaint, setComplaint] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)

	async function send() {
		setFailure(null)
		const values = check()
		if (!values) return
		try {
			await press(async () => {
				const body = { ...values, kind: isComplaint ? ('complaint' as const) : ('question' as const) }
				const sent = await contactApi.send({ body })
				toast({ title: sent?.message || contactSent })
				keepTyped('')
				onSent(sent?.reference ?? '')
			})
		} catch (error) {
			setFailure(failureWords(error))
			if (error instanceof ApiProblem) refuse(error.fields)
		}
	}
	const message = field('message')
	return (
		<form
			ref={form}
			noValidate
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault()
				send()
			}}
		>
			<TextField {...field('name')} autoComplete="name" aria-required />
			<TextField {...field('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} aria-required />
			<TextField {...field('phone')} type="tel" autoComplete="tel" optional />
			<TextAreaField
				{...message}
				rows={6}
				maxLength={contactLimits.message}
				defaultValue={typed}
				aria-required
				onInput={(event) => {
					message.onInput()
					keepTyped(event.currentTarget.value)
				}}
			/>
			<CheckField
				label="This is a complaint"
				hint="We confirm it within 48 hours and resolve it within a month."
				checked={isComplaint}
				onChange={({ target }) => setComplaint(target.checked)}
			/>
			<Button type="submit" variant="go" busy={isBusy}>
				Send Message
			</Button>
			<div role="alert">
				{failure && (
					<Text tone="bad" weight="strong" icon="warning">
						{failure}
					</Text>
				)}
			</div>
		</form>
	)
}
