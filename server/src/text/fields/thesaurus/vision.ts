import type { FieldEntry } from './entry.ts'

/** Computers that process images. */
export const vision: readonly FieldEntry[] = [
  {
    name: 'Computer vision',
    within: 'Artificial intelligence',
    near: 'Image processing, Robotics, Computer graphics',
    terms: 'visual recognition, image understanding, machine vision, visual learning, image recognition, 计算机视觉',
    phrases:
      'computers that see, teaching computers to see, recognizing things in photos, AI and cameras, understanding images, AI that looks at pictures, seeing machines, camera AI, making sense of pictures',
  },
  {
    name: 'Object detection',
    within: 'Computer vision',
    near: 'Image segmentation, Autonomous vehicles',
    terms:
      'object recognition, object localization, object tracking, visual tracking, pedestrian detection, YOLO, 目标检测',
    phrases:
      'finding objects in pictures, recognizing objects with a camera, counting people in images, spotting cars in video, detecting things in photos, following objects in a video, AI that finds objects, detecting people with cameras',
  },
  {
    name: 'Image segmentation',
    within: 'Computer vision',
    near: 'Medical imaging, Object detection',
    terms: 'semantic segmentation, instance segmentation, panoptic segmentation, image matting, boundary detection',
    phrases:
      'cutting out objects from photos, outlining things in images, coloring every pixel by what it is, removing the background, dividing a picture into parts, marking tumors in scans, finding exact shapes in images, separating objects in images',
  },
  {
    name: 'Image classification',
    within: 'Computer vision',
    near: 'Deep learning, Representation learning',
    terms:
      'fine-grained recognition, long-tailed recognition, image categorization, ImageNet, visual categorization, image retrieval',
    phrases:
      'sorting photos by content, cat or dog pictures, recognizing plants from photos, telling what is in a picture, labeling pictures, photo sorting AI, naming what is in an image, recognizing animals in photos',
  },
  {
    name: 'Image generation',
    within: 'Computer vision, Generative models',
    near: 'Computer graphics, Diffusion models',
    terms:
      'image synthesis, text-to-image generation, image editing, image-to-image translation, style transfer, video generation, text-to-video, image inpainting, deepfake generation',
    phrases:
      'AI art, making pictures with AI, AI that draws, text to image, AI photos, changing photos with AI, AI videos, computers that paint, fake images, AI drawing',
  },
  {
    name: 'Image processing',
    within: 'Signal processing',
    near: 'Computer vision, Computational photography',
    terms:
      'digital image processing, image restoration, image denoising, super-resolution, image compression, image enhancement, deblurring, image quality assessment, 图像处理',
    phrases:
      'improving photos, sharpening blurry pictures, making old photos better, photo editing algorithms, cleaning up images, removing noise from pictures, compressing pictures, better pictures from bad cameras',
  },
  {
    name: 'Medical imaging',
    within: 'Biomedical engineering, Computer vision',
    near: 'Radiology, Image segmentation',
    terms:
      'medical image analysis, biomedical imaging, MRI reconstruction, computed tomography, CT, ultrasound imaging, computational pathology, digital pathology, computer-aided diagnosis, 医学影像',
    phrases:
      'finding cancer in scans, AI for X-rays, AI that reads MRI, computers looking at medical pictures, detecting tumors with AI, images of the body, AI in radiology, brain scans and AI, AI helping doctors see, medical pictures',
  },
  {
    name: '3D vision',
    within: 'Computer vision',
    near: 'Geometry processing, SLAM',
    terms:
      '3D reconstruction, structure from motion, multi-view geometry, point clouds, stereo vision, depth estimation, LiDAR perception, photogrammetry, 3D scanning',
    phrases:
      'making 3D models from photos, 3D scanning, turning pictures into 3D, seeing depth with cameras, 3D from video, measuring distance with cameras, scanning rooms in 3D, 3D maps from images',
  },
  {
    name: 'Neural rendering',
    within: 'Computer vision, Computer graphics',
    near: '3D vision, Generative models',
    terms:
      'NeRF, neural radiance fields, Gaussian splatting, novel view synthesis, inverse rendering, 3D generation, implicit representations',
    phrases:
      'AI 3D scenes, flying through a photo, AI made 3D worlds, 3D worlds from pictures, new views from photos, realistic 3D with AI, walking around inside a photo, learned graphics',
  },
  {
    name: 'Pose estimation',
    within: 'Computer vision',
    near: 'Human motion generation, Biomechanics',
    terms:
      'human pose estimation, motion estimation, motion capture, hand tracking, body tracking, gesture recognition, gait analysis from video, hand pose',
    phrases:
      'tracking body movement with a camera, how people move in video, tracking hands, skeleton from video, recognizing gestures, camera that follows the body, analyzing sports movements on video, dance moves and AI',
  },
  {
    name: 'Human motion generation',
    within: 'Computer vision, Computer graphics',
    near: 'Pose estimation, Computer animation',
    terms: 'motion generation, motion synthesis, text-to-motion, character control',
    phrases:
      'making virtual people move, animating characters with AI, AI dance, realistic movement for game characters, moving avatars, virtual humans, creating movements from text, digital humans',
  },
  {
    name: 'Video understanding',
    within: 'Computer vision',
    near: 'Multimodal learning, Surveillance studies',
    terms:
      'action recognition, video analysis, activity recognition, temporal localization, video retrieval, video surveillance analytics, video question answering',
    phrases:
      'AI that watches video, recognizing actions in video, what happens in a video, searching inside videos, analyzing sports videos, understanding movies by computer, security camera AI, finding moments in video',
  },
  {
    name: 'Egocentric vision',
    within: 'Computer vision',
    near: 'Virtual reality, Ubiquitous computing',
    terms: 'ego-centric, first-person vision, wearable cameras, head-mounted cameras, gaze prediction',
    phrases:
      'smart glasses cameras, first person video, cameras on your head, AI that sees what I see, body camera video, seeing through the wearer, glasses that see, GoPro video analysis',
  },
  {
    name: 'Face recognition',
    within: 'Computer vision',
    near: 'Privacy, Affective computing',
    terms:
      'biometrics, face analysis, fingerprint recognition, iris recognition, face anti-spoofing, deepfake detection, person re-identification, media forensics',
    phrases:
      'recognizing faces, unlocking the phone with the face, identifying people by face, detecting deepfakes, fingerprint scanners, spotting fake videos, identifying people in crowds, finding fake photos',
  },
  {
    name: 'Optical character recognition',
    within: 'Computer vision',
    near: 'Information extraction, Digital humanities',
    terms:
      'OCR, document understanding, document analysis, handwriting recognition, scene text recognition, layout analysis, table recognition',
    phrases:
      'reading handwriting by computer, text from pictures, scanning documents, reading old manuscripts with AI, turning paper into text, reading signs with a camera, digitizing handwritten notes, photo to text',
  },
  {
    name: 'Scene understanding',
    within: 'Computer vision',
    near: 'Robotics, 3D vision',
    terms:
      'visual scene understanding, scene graphs, spatial reasoning, visual reasoning, visual commonsense, open-vocabulary perception, semantic mapping',
    phrases:
      'understanding a whole picture, what is going on in an image, how objects relate in a picture, AI that understands rooms, understanding the street from a camera, computers that get the big picture, reasoning about images, knowing where things are',
  },
  {
    name: 'World models',
    within: 'Artificial intelligence',
    near: 'Reinforcement learning, Robotics',
    terms:
      'world model, model-based reinforcement learning, video prediction, intuitive physics, predictive models of environments',
    phrases:
      'AI that imagines the future, AI that understands the physical world, simulating the world in AI, predicting what happens next in video, AI dreaming, AI that knows how the world works, AI with common sense physics, imagining before acting',
  },
  {
    name: 'Agricultural computer vision',
    within: 'Computer vision, Precision agriculture',
    near: 'Remote sensing, Plant pathology',
    terms:
      'plant phenotyping, crop monitoring by images, weed detection, fruit detection, plant disease recognition, livestock monitoring',
    phrases:
      'cameras for farming, finding sick plants with photos, AI for farmers, counting fruit with cameras, recognizing weeds, watching cows with cameras, AI in agriculture, crop photos',
  },
  {
    name: 'Wildlife computer vision',
    within: 'Computer vision, Conservation biology',
    near: 'Bioacoustics, Animal behavior',
    terms: 'camera traps, animal re-identification, imageomics, computer vision for ecology, species recognition',
    phrases:
      'recognizing animals with AI, counting animals with cameras, AI for wildlife, tracking endangered animals by camera, identifying whales from photos, AI to save nature, animal photos and AI, watching animals automatically',
  },
]
