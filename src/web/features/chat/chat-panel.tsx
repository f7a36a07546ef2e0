import { type FormEvent, useEffect, useRef, useState } from 'react'
import { askForPerson, chatEnded, chatLimits, emptyMessage, firstQuestions } from '#contract/chat/chat-words.ts'
import { ApiProblem } from '#contract/client.ts'
import { dialable } from '#shared/phone.ts'
import { wordsOf } from '../../api.ts'
import { useTypedText } from '../../browser/typed-text.ts'
import { useStored } from '../../browser/use-stored.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { setChatOpen } from '../../state/chat-opened.ts'
import { isComplete, useVehicle } from '../../state/selected-vehicle.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useOnline } from '../../ui/use-online.ts'
import { chatApi } from './chat-api.ts'
import { ChatLog } from './chat-log.tsx'
import styles from './chat-panel.module.css'
import { HandOverForm } from './hand-over-form.tsx'
import { storeAnswer, storedChat } from './stored-chat.ts'

/** The chat: a sheet over a phone's page, a corner of a wide one. What was said stays in this tab, what was typed until it is answered. */
export function ChatPanel({ phone }: { phone: string }) {
	const kept = useStored(storedChat)
	const bike = useVehicle()?.vehicle
	const isOnline = useOnline()
	const isWide = useMedia('(width >= 720px)')
	const sendOnce = useIdempotentSend()
	const [text, setText] = useTypedText('chat')
	const [problem, setProblem] = useState<string | null>(null)
	const [question, setQuestion] = useState({ text: '', after: 0 })
	const [past, setPast] = useState<unknown>(null)
	const log = useRef<HTMLDivElement>(null)
	const end = useRef<HTMLDivElement>(null)
	const { run, isBusy, error } = useAction(async (message: string) => {
		const body = {
			message,
			session_id: storedChat.get()?.session_id ?? null,
			vehicle_model_id: bike && isComplete(bike) ? bike.modelId : null,
		}
		storeAnswer(message, await sendOnce(body, (key) => chatApi.message({ body, key })))
	})
	const failed = isBusy || error === past ? null : error
	const isOver = failed instanceof ApiProblem && (failed.status === 404 || (failed.status === 409 && failed.code === 'chat_ended'))

	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is said
	useEffect(() => void end.current?.scrollIntoView({ block: 'end' }), [kept, isBusy, failed])

	async function say(message: string) {
		setProblem(null)
		// What was pressed goes away; who typed goes on typing.
		if (message !== text.trim()) log.current?.focus()
		setQuestion({ text: message, after: kept?.lines.length ?? 0 })
		// What was typed is forgotten when it is answered; a draft beside a pressed question stays.
		if ((await run(message)) && message === text.trim()) setText('')
	}
	function submit(event: FormEvent) {
		event.preventDefault()
		if (text.trim() === '') return setProblem(emptyMessage)
		say(text.trim())
	}
	function startAgain() {
		storedChat.remove()
		setPast(error)
		setProblem(null)
		log.current?.focus()
	}

	// An answer is stored a moment before the call counts as done.
	const pending = isBusy && question.after === (kept?.lines.length ?? 0) ? question.text : null
	const suggestions = isBusy || failed ? [] : (kept?.suggestions ?? firstQuestions)
	return (
		<Dialog
			open
			onClose={() => setChatOpen(false)}
			title="Chat with us"
			className={styles.panel}
			actions={
				<form className={styles.form} noValidate onSubmit={submit}>
					<TextField
						label="Your message"
						labelHidden
						placeholder="Type a question"
						value={pending !== null && pending === text.trim() ? '' : text}
						readOnly={isBusy}
						error={problem}
						maxLength={chatLimits.message}
						autoComplete="off"
						enterKeyHint="send"
						data-autofocus={isWide || undefined}
						onChange={({ target }) => {
							setText(target.value)
							setProblem(null)
						}}
					/>
					<Button type="submit" variant="go" busy={isBusy} aria-disabled={!isOnline || isOver}>
						Send
					</Button>
				</form>
			}
		>
			<Stack>
				<Text size="small" tone="muted">
					You are chatting with a program. It answers from our prices, hours and your own bookings.
				</Text>
				<ChatLog ref={log} lines={kept?.lines ?? []} pending={pending} />
				<div role="status">{pending !== null && <Text tone="muted">Looking that up…</Text>}</div>
				<div role="alert">
					{!isOnline ? (
						<Text icon="offline">
							You are offline. What you typed stays here.
							{phone && (
								<>
									{' '}
									Or call <a href={dialable(phone)}>{phone}</a>.
								</>
							)}
						</Text>
					) : (
						failed !== null && (
							<Text tone="bad" icon="warning">
								{isOver ? chatEnded : wordsOf(failed, 'Your message could not be sent.')}
							</Text>
						)
					)}
				</div>
				{isOver ? (
					<div>
						<Button onClick={startAgain}>Start again</Button>
					</div>
				) : (
					failed !== null && (
						<div>
							<Button aria-disabled={!isOnline} onClick={() => say(question.text)}>
								Try Again
							</Button>
						</div>
					)
				)}
				{suggestions.length > 0 && (
					<Cluster as="ul" aria-label="Questions you can ask">
						{suggestions.map((question) => (
							<li key={question}>
								<Button variant="quiet" size="low" aria-disabled={!isOnline} onClick={() => say(question)}>
									{question}
								</Button>
							</li>
						))}
					</Cluster>
				)}
				{kept?.wantsContact && !isBusy && !isOver && <HandOverForm onDone={() => log.current?.focus()} />}
				{!isBusy && !isOver && (
					<Cluster>
						{!kept?.wantsContact && !suggestions.includes(askForPerson) && (
							<Button variant="text" size="low" aria-disabled={!isOnline} onClick={() => say(askForPerson)}>
								{askForPerson}
							</Button>
						)}
						{kept && (
							<Button variant="text" size="low" onClick={startAgain}>
								Start again
							</Button>
						)}
					</Cluster>
				)}
				<div ref={end} />
			</Stack>
		</Dialog>
	)
}
