import { type ChangeEvent, useRef } from 'react'
import { type SellFile, type SellPhoto, sellPhotos } from '#contract/market/sell-words.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { Cluster } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { Angle } from './angle.tsx'
import styles from './file-slot.module.css'
import { documentSlots, photoSlots } from './sell-slots.ts'
import { isPhoto } from './sell-values.ts'
import type { SellFiles } from './use-sell-files.ts'

type Props = {
	name: SellFile
	files: SellFiles
	required?: boolean
	/** How much of it has left, 0 to 1, while all is being sent; null otherwise. */
	sent: number | null
}

/** The places of the photos or documents. */
export const FileSlots = ({ names, ...rest }: { names: readonly SellFile[]; label: string } & Omit<FileSlotsProps, 'name'>) => (
	<ul className={styles.slots} aria-label={rest.label}>
		{names.map((name) => (
			<FileSlot key={name} name={name} files={rest.files} required={rest.required.includes(name)} sent={rest.shares?.get(name) ?? null} />
		))}
	</ul>
)
type FileSlotsProps = { files: SellFiles; required: readonly SellFile[]; shares: ReadonlyMap<SellFile, number> | null }

/**
 * The place of one photo or document: what to photograph, choosing, how far it is, and what is wrong with it (B.SELL-04 to B.SELL-07,
 * B.SELL-10).
 */
function FileSlot({ name, files, required = false, sent }: Props) {
	const chooser = useRef<HTMLInputElement>(null)
	const camera = useRef<HTMLInputElement>(null)
	const photo = isPhoto(name)
	const { name: called, hint } = photo ? photoSlots[name] : documentSlots[name]
	const { file, url, problem, isBusy } = files.at(name)
	const isLeaving = sent !== null
	const percent = Math.round((sent ?? 0) * 100)

	function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const [picked] = currentTarget.files ?? []
		// The same file again is a new choice.
		currentTarget.value = ''
		if (picked) files.take(name, picked)
	}

	return (
		<li className={styles.slot}>
			<div className={joinClasses(styles.frame, file && styles.got, isLeaving && percent < 100 && styles.leaving, problem && styles.bad)}>
				{url ? <img src={url} alt={called} /> : <Angle of={photo ? name : 'document'} />}
			</div>
			<div className={styles.words}>
				<Text id={`${name}-name`} weight="strong">
					{called}
					{!required && (
						<Text as="span" tone="muted">
							{' (optional)'}
						</Text>
					)}
				</Text>
				<div role="status">
					{isBusy ? (
						<Text size="small">Preparing...</Text>
					) : isLeaving && percent < 100 ? (
						<Text size="small" numbers>
							Uploading, {percent} %
						</Text>
					) : file ? (
						<Text size="small" tone="ok" weight="strong" icon="tick">
							{isLeaving ? 'Sent' : photo ? 'Done' : file.name}
						</Text>
					) : (
						<Text size="small" tone="muted">
							{hint}
						</Text>
					)}
				</div>
				{isLeaving && percent < 100 && <progress className={styles.bar} max={100} value={percent} aria-labelledby={`${name}-name`} />}
				<div role="alert">{problem && <FieldError id={`${name}-error`}>{problem}</FieldError>}</div>
				{!isLeaving && (
					<Cluster>
						{photo && (
							<Button
								className={styles.camera}
								variant="quiet"
								size="low"
								busy={isBusy}
								aria-describedby={problem ? `${name}-error` : undefined}
								aria-label={`${file ? 'Take again' : 'Take photo'}: ${called}`}
								onClick={() => camera.current?.click()}
							>
								<Icon name="camera" size={20} />
								{file ? 'Take again' : 'Take photo'}
							</Button>
						)}
						<Button
							id={name}
							variant={photo ? 'text' : 'quiet'}
							size="low"
							busy={isBusy}
							aria-describedby={problem ? `${name}-error` : undefined}
							aria-label={`${file ? 'Replace' : 'Choose file'}: ${called}`}
							onClick={() => chooser.current?.click()}
						>
							{file ? 'Replace' : 'Choose file'}
						</Button>
						{file && (
							<Button variant="text" size="low" aria-label={`Remove: ${called}`} onClick={() => files.remove(name)}>
								Remove
							</Button>
						)}
					</Cluster>
				)}
				{photo && file && !isLeaving && (
					<SelectField
						label={`What ${called} shows`}
						labelHidden
						value={name}
						onChange={({ currentTarget }) => files.swap(name, currentTarget.value as SellPhoto)}
					>
						{sellPhotos.map((place) => (
							<option key={place} value={place}>
								{place === name ? `This is: ${called}` : `It is: ${photoSlots[place].name}`}
							</option>
						))}
					</SelectField>
				)}
				<input
					ref={chooser}
					type="file"
					accept={photo ? 'image/*' : 'application/pdf,image/jpeg,image/png'}
					aria-label={`File: ${called}`}
					hidden
					onChange={take}
				/>
				{photo && (
					<input ref={camera} type="file" accept="image/*" capture="environment" aria-label={`Camera: ${called}`} hidden onChange={take} />
				)}
			</div>
		</li>
	)
}
