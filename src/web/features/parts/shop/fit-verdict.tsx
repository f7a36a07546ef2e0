import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Part, PartFitting } from '#contract/parts/parts.ts'
import type { SelectedVehicle } from '#contract/vehicles/vehicle-words.ts'
import { formatRupees } from '#shared/money.ts'
import { isComplete } from '../../../state/selected-vehicle.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'
import { effectivePrice, fitWords } from '../shared/part-words.ts'
import styles from './fit-verdict.module.css'
import { partFit } from './part-queries.ts'

/** Whether the part fits the chosen bike; asked for only where one is. */
export function useFit(uuid: string, vehicle: SelectedVehicle | null) {
	const canCheckFit = vehicle !== null && isComplete(vehicle)
	return useQuery({ ...partFit(uuid, vehicle?.modelId ?? 0), enabled: canCheckFit })
}
type Fitting = ReturnType<typeof useFit>

const looks = { fits: styles.fits, does_not_fit: styles.unfit, not_known: styles.unknown }
const icons = { fits: 'tick', does_not_fit: 'close', not_known: 'info' } as const
const reasons: Record<PartFitting['fit'], string> = {
	fits: '',
	does_not_fit: 'It is made for other bikes.',
	not_known: 'Nobody has told us yet. Tell us the number on the old part, and we find out.',
}

/** Whether the part fits, first of all there is to know (ux 65). `plate`: the chosen bike, or the way to choose one. */
export function FitVerdict({ vehicle, fitting, plate }: { vehicle: SelectedVehicle | null; fitting: Fitting; plate: ReactNode }) {
	const { data, isError, isFetching, refetch } = fitting
	const fit = vehicle && data?.fit
	return (
		<section className={joinClasses(styles.verdict, fit && looks[fit])} aria-label="Does it fit?">
			<div role="status">
				{!vehicle ? (
					<Text weight="strong">Choose your bike to see whether it fits.</Text>
				) : fit ? (
					<>
						<Text weight="strong" icon={icons[fit]} tone={fit === 'fits' ? 'ok' : fit === 'does_not_fit' ? 'bad' : 'ink'}>
							{fitWords(fit, vehicle.model)}
						</Text>
						{reasons[fit] && <Text size="small">{reasons[fit]}</Text>}
					</>
				) : isError || !isComplete(vehicle) ? (
					<Text weight="strong">Whether it fits your {vehicle.model} could not be checked.</Text>
				) : (
					<Text tone="muted">Checking whether it fits your {vehicle.model}...</Text>
				)}
			</div>
			{isError && (
				<Button variant="text" size="low" busy={isFetching} onClick={() => refetch()}>
					Try again
				</Button>
			)}
			{plate}
		</section>
	)
}

/** The part and the service that fits it, with both prices for the chosen bike; nothing where we do not fit it (D-51). */
export function HaveItFitted({ part, vehicle, fitting }: { part: Part; vehicle: SelectedVehicle | null; fitting: Fitting }) {
	const priced = vehicle ? fitting.data?.fitting_service : null
	const service = priced ?? part.fitting_service
	if (!service || (vehicle && fitting.data && !priced)) return null
	const price = effectivePrice(part)
	return (
		<section className={styles.fitted} aria-labelledby="fitted-title">
			<div>
				<Heading id="fitted-title" size="s">
					Have it fitted
				</Heading>
				<Text size="small" tone="muted">
					A technician comes to your door and fits it.
				</Text>
			</div>
			<Rows>
				<Row term="This part">{formatRupees(price)}</Row>
				<Row term={service.name}>{priced ? formatRupees(priced.price) : 'price by bike'}</Row>
			</Rows>
			{priced && <Total term="Part and fitting">{formatRupees(price + priced.price)}</Total>}
			<ButtonLink as={Link} to={`/services/${service.category_uuid}#service-${service.id}`} wide>
				See the fitting service
			</ButtonLink>
		</section>
	)
}
