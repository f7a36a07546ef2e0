import { useWaiting } from '../../../kits/waiting/use-waiting.ts'
import { forgetRefused } from '../../../state/waiting-photos.ts'
import type { WaitingWrite } from '../../../state/waiting-writes.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'

/** What was done without a connection: what still waits to be sent, and what the server refused, with its words, until it was read. */
export function WaitingList() {
	const all = useWaiting()
	const refused = all.filter((write) => write.refused !== null)
	const waiting = all.filter((write) => write.refused === null)
	if (all.length === 0) return null
	return (
		<Stack as="section" gap="small" aria-labelledby="waiting-title">
			<Heading id="waiting-title">Not sent yet</Heading>
			{refused.map((write) => (
				<Refused key={write.key} write={write} />
			))}
			{waiting.length > 0 && (
				<ul aria-label="Waiting to be sent">
					{waiting.map(({ key, words }) => (
						<li key={key}>
							<Text icon="clock">{words}</Text>
						</li>
					))}
				</ul>
			)}
		</Stack>
	)
}

const Refused = ({ write: { key, words, refused } }: { write: WaitingWrite }) => (
	<Panel tone="bad">
		<Stack gap="small">
			<Text weight="strong">Not done: {words}</Text>
			<Text>{refused}</Text>
			<div>
				<Button variant="quiet" size="low" onClick={() => forgetRefused(key)}>
					I have read it
				</Button>
			</div>
		</Stack>
	</Panel>
)
