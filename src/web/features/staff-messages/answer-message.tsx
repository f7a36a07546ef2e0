import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contactLimits } from '#contract/contact/contact-words.ts'
import type { ContactMessage } from '#contract/contact/staff-contact.ts'
import { wordsOf } from '../../api.ts'
import { useTypedText } from '../../browser/typed-text.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { Thread } from '../../kits/messages/thread.tsx'
import { staffApi } from '../../staff-api.ts'
import { Button } from '../../ui/button.tsx'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { toast } from '../../ui/toast.ts'
import { ChatOfMessage } from './chat-of-message.tsx'

/** What was said so far, and the answer, which goes out by mail. */
export function AnswerMessage({ message }: { message: ContactMessage }) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const { id, thread, name, version } = message
	const [text, setText] = useTypedText(`answer ${id}`)
	const [problem, setProblem] = useState<string | null>(null)
	const { run, isBusy, error } = useAction(async (words: string) => {
		try {
			await sendOnce([id, words], (key) => staffApi.answerContactMessage({ params: { id }, body: { text: words, version }, key }))
		} finally {
			await queries.invalidateQueries({ queryKey: ['staff'] })
		}
	})
	async function send() {
		const isEmpty = text.trim() === ''
		setProblem(isEmpty ? 'Please write an answer.' : null)
		if (isEmpty || !(await run(text.trim()))) return
		setText('')
		toast({ title: 'Answer sent' })
	}
	return (
		<DetailPart title="Conversation">
			<Thread posts={thread.map(({ by, text, at }) => ({ by: by === 'company' ? 'We' : name, isOurs: by === 'company', text, at }))} />
			<ChatOfMessage id={id} />
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					send()
				}}
			>
				<Stack gap="small">
					<TextAreaField
						label={`Answer to ${name}`}
						hint="Goes out by mail and into the thread."
						rows={5}
						maxLength={contactLimits.message}
						value={text}
						error={problem}
						onChange={({ target }) => setText(target.value)}
					/>
					<div>
						<Button type="submit" variant="go" busy={isBusy}>
							{error ? 'Retry' : 'Send answer'}
						</Button>
					</div>
					<ProblemAlert words={error !== null && wordsOf(error, 'The answer could not be sent. Please try again.')} />
				</Stack>
			</form>
		</DetailPart>
	)
}
