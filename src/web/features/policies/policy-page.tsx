import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type PolicyName, policyNames, policyPaths } from '#contract/company/policy-words.ts'
import { dayOf, formatLongDate } from '#shared/days.ts'
import { Button } from '../../ui/button.tsx'
import { Heading, PageHeading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import styles from './policy-page.module.css'
import { type PolicyFacts, policiesRevisedOn, policyTexts } from './policy-texts.ts'

type Props = {
	name: PolicyName
	/** The day in India on which the page was made; the browser's own replaces it (B.R-33). */
	day: string
} & PolicyFacts

/** One of the five policies: dated, with a table of what is in it, and made to be printed (B.POLICY). */
export function PolicyPage({ name, day, ...facts }: Props) {
	const [today, setToday] = useState(day)
	useEffect(() => setToday(dayOf(new Date())), [])
	const { summary, parts } = policyTexts[name](facts)
	return (
		<Section as="article">
			<Wrap>
				<Stack gap="loose">
					<Stack gap="small">
						<PageHeading size="xl">{policyNames[name]}</PageHeading>
						<Text tone="muted">Last updated: {formatLongDate(today)}</Text>
						<Text narrow>{summary}</Text>
					</Stack>
					<div className={styles.columns}>
						<nav aria-label="On this page" className={styles.contents} data-print="hide">
							{parts.map(({ title }) => (
								<a key={title} href={`#${idOf(title)}`}>
									{title}
								</a>
							))}
						</nav>
						<div className={styles.body}>
							{parts.map(({ title, lines }) => (
								<Stack key={title} as="section" gap="small" aria-labelledby={idOf(title)}>
									<Heading id={idOf(title)}>{title}</Heading>
									<ul className={styles.lines}>
										{lines.map((line) => (
											<li key={line}>{line}</li>
										))}
									</ul>
								</Stack>
							))}
						</div>
					</div>
					<Text size="small" tone="muted">
						Text revised on {formatLongDate(policiesRevisedOn)}.
					</Text>
					<Stack gap="small" data-print="hide">
						<Text>
							A question about it? <Link to="/contact-us">Contact us</Link>.
						</Text>
						<Cluster>
							<Button variant="quiet" size="low" onClick={() => window.print()}>
								<Icon name="print" size={20} />
								Print
							</Button>
						</Cluster>
						<nav aria-label="Other policies" className={styles.contents}>
							{(Object.keys(policyPaths) as PolicyName[])
								.filter((other) => other !== name)
								.map((other) => (
									<Link key={other} to={policyPaths[other]}>
										{policyNames[other]}
									</Link>
								))}
						</nav>
					</Stack>
				</Stack>
			</Wrap>
		</Section>
	)
}

const idOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')
