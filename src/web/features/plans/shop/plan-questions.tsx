import { Columns } from '../../../ui/columns.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { type RenderedFaqs, useFaqs } from './plan-queries.ts'

/** Questions and their answers as the company writes them, each opened by itself (A.PRICING-09, A.ADMIN-30); nothing where it has none. */
export function PlanQuestions({ rendered }: { rendered: RenderedFaqs }) {
	const { data: questions, query } = useFaqs(rendered)
	if (questions?.length === 0) return null
	return (
		<Stack as="section" aria-labelledby="questions-title">
			<Heading id="questions-title" size="l">
				Frequently asked questions
			</Heading>
			{questions ? (
				<Columns wide={2} phone={1}>
					{questions.map(({ id, question, answer }) => (
						<Disclosure key={id} title={question}>
							<Text>{answer}</Text>
						</Disclosure>
					))}
				</Columns>
			) : (
				<NotLoaded query={query} loading="Loading questions..." failed="The questions could not be loaded." count={3} />
			)}
		</Stack>
	)
}
