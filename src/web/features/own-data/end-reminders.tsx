import { useState } from 'react'
import { Link } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { wordsOf } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { PageHeading } from '../../ui/heading.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Section } from '../../ui/section.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { ownDataApi } from './own-data-api.ts'

export type Ended = keyof typeof wordsFor
export const isEnded = (of: string | null): of is Ended => of !== null && Object.hasOwn(wordsFor, of)

const wordsFor = {
	reminders: {
		title: 'Service reminders',
		text: 'We mail you before a paper of your bike runs out and when its next service is due, because you asked for it.',
		press: 'Send no more reminders',
		retry: 'Retry: send no more reminders',
	},
	market: {
		title: 'Market and parts',
		text: 'We mail you what you waited for: a vehicle that is sold, or a part that is back in stock.',
		press: 'Send no more of these mails',
		retry: 'Retry: send no more of these mails',
	},
	plans: {
		title: 'Plans',
		text: 'We mail you before your plan ends.',
		press: 'Send no more of these mails',
		retry: 'Retry: send no more of these mails',
	},
	search: {
		title: 'Saved search',
		text: 'We mail you when a used vehicle is listed that fits your search, because you asked for it.',
		press: 'Send no more of these mails',
		retry: 'Retry: send no more of these mails',
	},
} as const

/** The page behind the unsubscribe link of optional mails. Mails end by a press alone, because programs that scan mails open every link. */
export function EndReminders({ token, of = 'reminders' }: { token: string; of?: Ended }) {
	const words = wordsFor[of]
	const [said, setSaid] = useState('')
	const { run, isBusy, error } = useAction(async () => setSaid((await ownDataApi.unsubscribe({ params: { token } })).message))
	const isWrong = error instanceof ApiProblem && error.status === 404
	return (
		<Section as="div" air="small">
			<Wrap>
				<Stack>
					<PageHeading>{words.title}</PageHeading>
					{said === '' && !isWrong && (
						<>
							<Text narrow>{words.text}</Text>
							<div>
								<Button busy={isBusy} onClick={() => run(undefined)}>
									{error ? words.retry : words.press}
								</Button>
							</div>
						</>
					)}
					<Text role="status" tone={isWrong ? 'ink' : 'ok'} weight="strong">
						{isWrong ? 'This link opens nothing. Open it again from our mail, whole.' : said}
					</Text>
					<ProblemAlert words={error !== null && !isWrong && wordsOf(error, 'That did not work. Please try again.')} />
					<div>
						<ButtonLink as={Link} to="/profile?tab=notifications#choices" variant="quiet">
							Choose in your profile what we may mail you
						</ButtonLink>
					</div>
				</Stack>
			</Wrap>
		</Section>
	)
}
