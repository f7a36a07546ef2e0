import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { GarageVehicle } from '#contract/accounts/garage.ts'
import { wordsOf } from '../../api.ts'
import { BikePlate } from '../../kits/work/bike-plate.tsx'
import { Bike } from '../../ui/bike.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { Heading } from '../../ui/heading.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { bikesChanged, garageApi } from './garage-api.ts'
import styles from './garage-bike.module.css'
import { calledBy, nameOf, paperNames, paperStamps, paperWords } from './garage-words.ts'
import { NextService } from './next-service.tsx'
import { ReadingDialog } from './reading-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

type Props = {
	bike: GarageVehicle /** Its plan, or what one costs. */
	plan: ReactNode
	titleId: string
	onEdit: () => void
	onGone: () => void
}

/** One bike of the garage, and what can be done with it. */
export function GarageBike({ bike, plan, titleId, onEdit, onGone }: Props) {
	const [dialog, setDialog] = useState<'reading' | 'removal' | null>(null)
	const close = () => setDialog(null)
	return (
		<li className={styles.bike}>
			<div className={styles.look}>
				<div className={styles.road}>
					<Bike drawing={bike.drawing} paint={bike.paint} />
				</div>
				<BikePlate size="big" bike={{ registration_number: bike.registration_number, model: bike.vehicle_model_name, fuel: bike.fuel }} />
				<Heading id={titleId} level={3} tabIndex={-1}>
					{nameOf(bike)}
				</Heading>
				{bike.is_first && (
					<Text size="small" tone="muted">
						Your first bike: forms fill it in unless you chose another.
					</Text>
				)}
			</div>
			<Stack gap="small">
				<NextService bike={bike} onRead={() => setDialog('reading')} onEdit={onEdit} />
				{plan}
			</Stack>
			<Stack gap="small">
				<Papers bike={bike} onEdit={onEdit} />
				<Cluster>
					<ButtonLink
						as={Link}
						to={`/profile/garage/${bike.id}`}
						variant="quiet"
						size="low"
						aria-label={`Service history of ${calledBy(bike)}`}
					>
						Service history
					</ButtonLink>
					<Button variant="quiet" size="low" aria-label={`Change details of ${calledBy(bike)}`} onClick={onEdit}>
						Change details
					</Button>
					{!bike.is_first && <MakeFirst bike={bike} />}
					<Button variant="text" size="low" aria-label={`Remove ${calledBy(bike)}`} onClick={() => setDialog('removal')}>
						Remove
					</Button>
				</Cluster>
			</Stack>
			{dialog === 'reading' && <ReadingDialog bike={bike} onClose={close} />}
			{dialog === 'removal' && <RemoveDialog bike={bike} onClose={close} onRemoved={onGone} />}
		</li>
	)
}

function Papers({ bike, onEdit }: Pick<Props, 'bike' | 'onEdit'>) {
	return (
		<Rows ruled>
			{bike.papers.map((paper) => {
				const name = paperNames[paper.paper]
				const words = paperWords(paper)
				if (words)
					return (
						<Row key={name} term={name} under={words.until}>
							<Stamp kind={paperStamps[paper.state]}>{words.left}</Stamp>
						</Row>
					)
				return (
					<Row key={name} term={name} under={isNotNeeded(bike, paper.paper) ? 'electric' : undefined}>
						{isNotNeeded(bike, paper.paper) ? (
							'not needed'
						) : (
							<Button variant="text" size="low" aria-label={`Add the date of ${name} for ${calledBy(bike)}`} onClick={onEdit}>
								Add the date
							</Button>
						)}
					</Row>
				)
			})}
		</Rows>
	)
}

/** What has no exhaust is not tested for what comes out of it. */
const isNotNeeded = ({ fuel }: GarageVehicle, paper: string) => paper === 'puc' && fuel === 'electric'

function MakeFirst({ bike }: { bike: GarageVehicle }) {
	const queries = useQueryClient()
	const { run, isBusy } = useAction(async () => {
		try {
			await garageApi.change({ params: { id: bike.id }, body: { is_first: true, version: bike.version } })
			toast({ title: `${nameOf(bike)} is your first bike now` })
		} catch (error) {
			toast({ title: wordsOf(error, 'Not done: our server did not answer.'), kind: 'bad' })
		}
		await bikesChanged(queries, bike, bike)
	})
	return (
		<Button variant="text" size="low" busy={isBusy} aria-label={`Set as first: ${calledBy(bike)}`} onClick={() => run()}>
			Set as first
		</Button>
	)
}
