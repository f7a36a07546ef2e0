import type { DurationType } from '#contract/plans/plan-words.ts'
import type { Plan } from '#contract/plans/plans.ts'
import { Columns } from '../../../ui/columns.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'

type Question = { question: string; answer: string }

/** Questions and their answers, each opened by itself (A.PRICING-09). */
export const Questions = ({ questions }: { questions: readonly Question[] }) => (
	<Stack as="section" aria-labelledby="questions-title">
		<Heading id="questions-title" size="l">
			Questions
		</Heading>
		<Columns wide={2} phone={1}>
			{questions.map(({ question, answer }) => (
				<Disclosure key={question} title={question}>
					<Text>{answer}</Text>
				</Disclosure>
			))}
		</Columns>
	</Stack>
)

/** What is asked about plans; how many visits they have is told of those on offer (A.PRICING-10). */
export const planQuestions = (plans: readonly Plan[] | undefined): Question[] => [
	{
		question: 'How many visits does a plan have?',
		answer: `A quarterly plan has ${visitsOf(plans, 'quarterly', '2')} visits, a half-yearly one ${visitsOf(plans, 'half_yearly', '3-4')}, a yearly one up to ${visitsOf(plans, 'yearly', '6').replace(/^.*-/, '')}.`,
	},
	{
		question: 'Can I stop?',
		answer:
			'Yes, at any time, in My Subscriptions. You get a pro-rated refund for unused visits: of what you paid, the share of the visits that were not done. You see the amount before you confirm.',
	},
	{
		question: 'Can I move a visit?',
		answer: 'Yes, until it begins, as often as you like, at no cost. Please tell us 2 hours before at the latest.',
	},
	{
		question: 'When do I pay?',
		answer: 'Once we have approved your request, by UPI or cash. Nothing is charged online.',
	},
	{
		question: 'Does it renew by itself?',
		answer: 'No. We write to you 30, 7 and 1 days before it ends. When it has ended you can renew it in My Subscriptions.',
	},
	{
		question: 'Which parts are included?',
		answer: 'Those that the list of your plan names. Any other part is extra, and only after you say yes.',
	},
]

/** '2', or '3-4' where plans differ. */
function visitsOf(plans: readonly Plan[] | undefined, duration: DurationType, usual: string) {
	const counts = (plans ?? []).flatMap(({ variants }) =>
		variants.flatMap(({ duration_type, max_visits }) => (duration_type === duration ? [max_visits] : [])),
	)
	if (counts.length === 0) return usual
	const [least, most] = [Math.min(...counts), Math.max(...counts)]
	return least === most ? String(least) : `${least}-${most}`
}
