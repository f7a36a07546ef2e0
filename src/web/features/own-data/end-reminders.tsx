import { useState } from 'react'
import { Link } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { wordsOf } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { PageHeading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { ownDataApi } from './own-data-api.ts'

/** What the link in a reminder opens. It ends them by a press alone: programs that look through mails open every link. */
export function EndReminders({ token }: { token: string }) {
	const [said, setSaid] = useState('')
	const { run, isBusy, error } = useAction(async () => setSaid((await ownDataApi.unsubscribe({ params: { token } })).message))
	const isWrong = error instanceof ApiProblem && error.status === 404
	return (
		<Section as="div" air="small">
			<Wrap>
				<Stack>
					<PageHeading>Service reminders</PageHeading>
					{said === '' && !isWrong && (
						<>
							<Text narrow>
								We mail you before a paper of your bike runs out and when its next service is due, because you asked for it.
							</Text>
							<div>
								<Button busy={isBusy} onClick={() => run(undefined)}>
									{error ? 'Retry: send no more reminders' : 'Send no more reminders'}
								</Button>
							</div>
						</>
					)}
					<Text role="status" tone={isWrong ? 'ink' : 'ok'} weight="strong">
						{isWrong ? 'This link opens nothing. Open it again from our mail, whole.' : said}
					</Text>
					<div role="alert">
						{error !== null && !isWrong && (
							<Text tone="bad" icon="warning">
								{wordsOf(error, 'That did not work. Please try again.')}
							</Text>
						)}
					</div>
					<div>
						<ButtonLink as={Link} to="/profile" variant="quiet">
							Choose in your profile what we may mail you
						</ButtonLink>
					</div>
				</Stack>
			</Wrap>
		</Section>
	)
}
