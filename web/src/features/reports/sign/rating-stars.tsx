import Comment from '@mui/icons-material/ChatBubbleOutlineOutlined'
import Commented from '@mui/icons-material/ChatOutlined'
import StarEmpty from '@mui/icons-material/StarBorder'
import Star from '@mui/icons-material/Star'
import Rating from '@mui/material/Rating'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ratingValues } from '@alta/contract/review'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Key } from '../../../base/ui/key.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { CommentDialog } from './dialogs.ts'
import { signTexts } from './sign.texts.ts'
import { levelOf, type Rate } from './use-rate.ts'

/** Four stars to rate with, and a comment once they are given. */
export function RatingStars({ rating }: { rating: Rate }) {
  const say = useTexts(signTexts)
  const [commenting, setCommenting] = useState(false)
  const nameOf = (stars: number) => {
    const level = levelOf(stars)
    return level ? say(level) : ''
  }
  return (
    <Stack direction="row" component="section" aria-label={say('rating')} sx={{ alignItems: 'center', gap: 0.75 }}>
      <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary', display: { xs: 'none', lg: 'block' } }}>
        {say('rating')}
      </Typography>
      <Rating
        max={4}
        value={rating.level === null ? null : ratingValues[rating.level]}
        getLabelText={nameOf}
        icon={<Star fontSize="inherit" />}
        emptyIcon={<StarEmpty fontSize="inherit" />}
        onChange={(_, stars) => {
          const level = levelOf(stars ?? 0)
          if (level) rating.rate(level)
        }}
        sx={{ fontSize: 24 }}
      />
      <Key>{'1'}</Key>
      <Key>{'4'}</Key>
      {rating.level !== null && (
        <Tool
          icon={rating.comment === null ? <Comment /> : <Commented />}
          label={say(rating.comment === null ? 'add_comment' : 'edit_comment')}
          onClick={() => setCommenting(true)}
        />
      )}
      {commenting && (
        <Suspense>
          <CommentDialog
            comment={rating.comment ?? ''}
            onSave={(comment) => {
              setCommenting(false)
              rating.say(comment === '' ? null : comment)
            }}
            onClose={() => setCommenting(false)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
