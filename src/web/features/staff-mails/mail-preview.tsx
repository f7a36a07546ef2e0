import { useQuery } from '@tanstack/react-query'
import { wordsOf } from '../../api.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { staffApi } from '../../staff-api.ts'
import { Button } from '../../ui/button.tsx'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { MailFrame } from './mail-frame.tsx'
import styles from './mail-preview.module.css'
import { mailPreview } from './mail-queries.ts'

type Props = { mail: string; texts: Record<string, string>; isUsable: boolean; isDirty: boolean }
const typingPauseMs = 300

/**
 * The mail with example data, written by the server from what stands in the form; texts that it would refuse leave the last one in place.
 */
export function MailPreview({ mail, texts, isUsable, isDirty }: Props) {
	const settled = useSettled(isUsable ? JSON.stringify(texts) : null, typingPauseMs)
	const preview = useQuery(mailPreview(mail, settled))
	const { data } = preview
	return (
		<DetailPart title="Preview">
			{!data && <NotLoaded query={preview} loading="Loading the preview..." failed="The preview could not be loaded." />}
			{data && (
				<Stack gap="small">
					<Text size="small" tone="muted">
						{isUsable ? 'With example data, as on a phone.' : 'Not yet with what you typed: a text cannot be used as it is.'}
					</Text>
					<p className={styles.subject}>{data.subject}</p>
					<MailFrame html={data.html} />
					{preview.isError && (
						<Text tone="bad" icon="warning" size="small">
							The preview could not be loaded anew.
						</Text>
					)}
					<Disclosure title="As plain text">
						<pre className={styles.text}>{data.text}</pre>
					</Disclosure>
				</Stack>
			)}
			<TestMail mail={mail} isDirty={isDirty} />
		</DetailPart>
	)
}

function TestMail({ mail, isDirty }: Pick<Props, 'mail' | 'isDirty'>) {
	const sendOnce = useIdempotentSend()
	const { run, isBusy, error } = useAction(async () => {
		await sendOnce(mail, (key) => staffApi.sendTestMail({ params: { mail }, key }))
		toast({ title: 'Test mail on its way', text: 'It goes to your own address.' })
	})
	return (
		<Stack gap="small">
			<div>
				<Button variant="quiet" busy={isBusy} onClick={() => run()}>
					Send a test mail to myself
				</Button>
			</div>
			{isDirty && (
				<Text size="small" tone="muted">
					It says what is saved, not what you are typing.
				</Text>
			)}
			<ProblemAlert words={error !== null && wordsOf(error, 'Not sent: our server did not answer. Please try again.')} size="small" />
		</Stack>
	)
}
