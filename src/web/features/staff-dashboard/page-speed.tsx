import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { VitalPage } from '#contract/browser/vital-page-words.ts'
import { type VitalDevice, vitalDevices, vitals } from '#contract/browser/vital-words.ts'
import { NumberTable, SaveTable } from '../../kits/figures/number-table.tsx'
import { staffApi } from '../../staff-api.ts'
import { DetailPart } from '../../ui/detail-screen.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './page-speed.module.css'
import type { Period } from './periods.ts'
import {
	deviceNames,
	fewestLoads,
	type Measured,
	pageNames,
	sharesWords,
	valueWords,
	verdictOf,
	vitalOrder,
	vitalWords,
} from './vital-words.ts'

const speedOf = ({ from, to }: Period) =>
	queryOptions({
		queryKey: ['staff', 'web-vitals', from, to],
		queryFn: ({ signal }) => staffApi.webVitals({ query: { date_from: from, date_to: to }, signal }),
		refetchOnMount: 'always',
		placeholderData: keepPreviousData,
	})

/** How fast pages were in the browsers of a period, by device and page (decision 0066). */
export function PageSpeed({ period }: { period: Period }) {
	const speed = useQuery(speedOf(period))
	if (!speed.data)
		return <NotLoaded query={speed} loading="Adding up..." failed="The speed of the pages could not be loaded." scene="broken" count={8} />
	const { results } = speed.data
	if (results.length === 0)
		return (
			<EmptyState
				scene="nothing-found"
				title="Nothing measured in these days"
				text="Browsers tell how fast a page was when it is left, once it was open for a few seconds."
			/>
		)
	return (
		<div className={styles.speed} aria-busy={speed.isPlaceholderData}>
			{vitalDevices.map((device) => {
				const measured = results.filter((each) => each.device === device)
				return measured.length > 0 && <OfDevice key={device} device={device} measured={measured} />
			})}
			<Disclosure title="What the numbers mean">
				<Stack gap="small">
					<Text>
						Each number is what three of four loads of a page did not exceed. With fewer than {fewestLoads} loads it says little, so no
						verdict is given. Counted by the day the page was left; nothing else is kept.
					</Text>
					<Rows>
						{vitalOrder.map((vital) => (
							<Row key={vital} term={`${vitalWords[vital].name} (${vital}): ${vitalWords[vital].means}`}>
								good up to {valueWords(vital, vitals[vital].good)}, poor above {valueWords(vital, vitals[vital].poor)}
							</Row>
						))}
					</Rows>
				</Stack>
			</Disclosure>
		</div>
	)
}

function OfDevice({ device, measured }: { device: VitalDevice; measured: Measured[] }) {
	const all = measured.filter(({ page }) => page === null)
	const pages = pagesOf(measured)
	const heads = ['Page', 'Loads', ...vitalOrder.map((vital) => `${vitalWords[vital].name} (${vital})`)]
	return (
		<DetailPart title={deviceNames[device]}>
			<ul className={styles.all} aria-label={`All pages, ${deviceNames[device].toLowerCase()}`}>
				{vitalOrder.map((vital) => {
					const found = all.find((each) => each.vital === vital)
					return found && <Together key={vital} of={found} />
				})}
			</ul>
			<NumberTable
				caption={`Pages ${deviceNames[device].toLowerCase()}`}
				heads={heads}
				rows={pages.map(({ page, loads, found }) => ({
					key: page,
					name: pageNames[page],
					cells: [loads, ...vitalOrder.map((vital) => <Cell key={vital} of={found.find((each) => each.vital === vital)} />)],
				}))}
			/>
			<SaveTable
				name={`Page speed ${deviceNames[device].toLowerCase()}`}
				heads={['Page', 'Address', 'Loads', ...vitalOrder.flatMap((vital) => [`${vital} p75`, `${vital} good %`])]}
				lines={pages.map(({ page, loads, found }) => [
					pageNames[page],
					page,
					loads,
					...vitalOrder.flatMap((vital): (string | number)[] => {
						const one = found.find((each) => each.vital === vital)
						return one ? [Math.round(one.p75 * 1_000) / 1_000, Math.round((100 * one.good) / one.count)] : ['', '']
					}),
				])}
			/>
		</DetailPart>
	)
}

/** Of all pages: the number, the verdict, and how many loads were what. */
function Together({ of }: { of: Measured }) {
	const { kind, words } = verdictOf(of)
	return (
		<li className={styles.one}>
			<span className={styles.name}>
				{vitalWords[of.vital].name} <abbr title={vitalWords[of.vital].means}>{of.vital}</abbr>
			</span>{' '}
			<span className={styles.value}>{valueWords(of.vital, of.p75)}</span> <Stamp kind={kind}>{words}</Stamp>{' '}
			<svg viewBox={`0 0 ${of.count} 1`} preserveAspectRatio="none" aria-hidden="true" className={styles.shares}>
				<rect className={styles.good} width={of.good} height={1} />
				<rect className={styles.middling} x={of.good} width={of.needs_work} height={1} />
				<rect className={styles.poor} x={of.good + of.needs_work} width={of.poor} height={1} />
			</svg>
			<Text size="small" tone="muted">
				{sharesWords(of)}
			</Text>
		</li>
	)
}

function Cell({ of }: { of: Measured | undefined }) {
	if (!of) return '–'
	const { kind, words } = verdictOf(of)
	return (
		<>
			{valueWords(of.vital, of.p75)}{' '}
			<span className={styles.word} data-verdict={kind}>
				{words}
			</span>
		</>
	)
}

type OfPage = { page: VitalPage; loads: number; found: Measured[] }
/** Each with the number of measured loads; a visit without a tap has no time of reaction. Most loaded first. */
function pagesOf(measured: readonly Measured[]): OfPage[] {
	const byPage = Map.groupBy(measured, ({ page }) => page)
	return [...byPage]
		.flatMap(([page, found]) => (page === null ? [] : [{ page, loads: Math.max(...found.map(({ count }) => count)), found }]))
		.toSorted((one, other) => other.loads - one.loads)
}
