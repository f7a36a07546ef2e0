import { useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import { contactNameProblem, contactNumberProblem, contactSenderProblem } from '#contract/contact/contact-words.ts'
import { wordsOf } from '../../api.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { Button } from '../../ui/button.tsx'
import { useNativeForm } from '../../ui/form/use-native-form.ts'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { chatApi } from './chat-api.ts'
import { storeAnswer, storedChat } from './stored-chat.ts'

const fields = {
	name: { label: 'Name', problem: contactNameProblem },
	email: { label: 'Email', problem: contactSenderProblem },
	phone: { label: 'Phone', problem: contactNumberProblem },
}

/** Whom our people shall answer; with it the chat is handed over to them. */
export function HandOverForm({ onDone }: { onDone: () => void }) {
	const { form, field, check, refuse } = useNativeForm({ id: 'hand-over', fields })
	const { isBusy, press } = useSinglePress()
	const sendOnce = useIdempotentSend()
	const [failure, setFailure] = useState<unknown>(null)
	async function send() {
		setFailure(null)
		const values = check()
		const session_id = storedChat.get()?.session_id
		if (!values || session_id === undefined) return
		try {
			await press(async () => {
				const body = { ...values, session_id }
				storeAnswer(null, await sendOnce(body, (key) => chatApi.handOver({ body, key })))
				onDone()
			})
		} catch (error) {
			setFailure(error)
			if (error instanceof ApiProblem) refuse(error.fields)
		}
	}
	return (
		<form
			ref={form}
			noValidate
			aria-label="Whom we answer"
			onSubmit={(event) => {
				event.preventDefault()
				send()
			}}
		>
			<Stack gap="small">
				<TextField {...field('name')} autoComplete="name" aria-required />
				<TextField {...field('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} aria-required />
				<TextField {...field('phone')} type="tel" autoComplete="tel" optional />
				<ProblemAlert words={failure !== null && wordsOf(failure, 'The chat could not be handed over.')} />
				<Button type="submit" busy={isBusy}>
					{failure === null ? 'Send to a person' : 'Try Again'}
				</Button>
			</Stack>
		</form>
	)
}
